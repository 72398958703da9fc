import { setImmediate } from 'node:timers/promises';
import type { Move } from '@nain-jaune/engine';
import type { Decision, GameDriver } from '../gameDriver.ts';
import type { Players } from '../players.ts';
import { randomForDecision } from '../seeding.ts';
import { type ContestantName, isOpenName, openPlayer } from './contestant.ts';

/** After so many milliseconds of thinking a thread looks whether anybody still waits for it. */
const LONG = 20;

/** Asks the contestants of a thread for their moves, and keeps the time. */
export class TimedContestants {
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
  async playOn(driver: GameDriver, seated: readonly number[], seed: string): Promise<void> {
    for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
      const move = this.ask(seated[decision.seat] as number, decision, seed);
      driver.makeMove(move instanceof Promise ? await move : move);
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
    const random = randomForDecision(seed, decision);
    if (!isOpenName(name)) return this.#players.ask(name, decision, random);
    const { deal } = decision.game;
    if (deal === null) throw new Error('nobody is asked before the cards are dealt');
    return openPlayer(name).chooseOpen(deal, decision.seat, random);
  }
}
