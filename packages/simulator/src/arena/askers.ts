import { setImmediate } from 'node:timers/promises';
import type { Move } from '@nain-jaune/engine';
import { chanceOf } from '../chance.ts';
import type { Decision, Play } from '../play.ts';
import type { Players } from '../players.ts';
import { type ContestantName, isOpenName, openPlayer } from './contestant.ts';

/** After so many milliseconds of thinking a thread looks whether anybody still waits for it. */
const LONG = 20;

/** Asks the contestants of a thread for their moves, and keeps the time. */
export class Askers {
  readonly #contestants: readonly ContestantName[];
  readonly #players: Pick<Players, 'ask'>;
  readonly #signal: AbortSignal | undefined;
  #times: number[][];

  /** `signal` tells when nobody waits any more: whoever is asked then is not waited for. */
  constructor(contestants: readonly ContestantName[], players: Pick<Players, 'ask'>, signal?: AbortSignal) {
    this.#contestants = contestants;
    this.#players = players;
    this.#signal = signal;
    this.#times = contestants.map(() => []);
  }

  /** The move of a contestant, by its place in the list, in a game with this seed. Only who is slow is waited for. */
  ask(contestant: number, decision: Decision, seed: string): Move | Promise<Move> {
    const began = performance.now();
    const move = this.#choose(contestant, decision, seed);
    if (move instanceof Promise) return this.#wait(move, contestant, began);
    const time = performance.now() - began;
    this.#times[contestant]?.push(time);
    return time < LONG ? move : this.#breathe(move);
  }

  async #wait(move: Promise<Move>, contestant: number, began: number): Promise<Move> {
    const answered = await move;
    this.#times[contestant]?.push(performance.now() - began);
    return answered;
  }

  /** Lets the thread hear what it is told. */
  async #breathe(move: Move): Promise<Move> {
    await setImmediate();
    this.#signal?.throwIfAborted();
    return move;
  }

  /** Plays a game on to its end; `seated` tells who sits where. */
  async playOn(play: Play, seated: readonly number[], seed: string): Promise<void> {
    for (let decision = play.next(); decision !== null; decision = play.next()) {
      const move = this.ask(seated[decision.seat] ?? 0, decision, seed);
      play.answer(move instanceof Promise ? await move : move);
    }
  }

  /** The times of the contestants' decisions since this was last asked. */
  takeTimes(): readonly (readonly number[])[] {
    const times = this.#times;
    this.#times = this.#contestants.map(() => []);
    return times;
  }

  #choose(contestant: number, decision: Decision, seed: string): Move | Promise<Move> {
    const name = this.#contestants[contestant] as ContestantName;
    const random = chanceOf(seed, decision);
    if (!isOpenName(name)) return this.#players.ask(name, decision, random);
    const { deal } = decision.game;
    if (deal === null) throw new Error('nobody is asked before the cards are dealt');
    return openPlayer(name).chooseOpen(deal, decision.seat, random);
  }
}
