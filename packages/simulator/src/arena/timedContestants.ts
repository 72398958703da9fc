import type { Move } from '@nain-jaune/engine';
import type { Decision, GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import { checkAborted } from '../checkAborted.ts';
import type { Players } from '../players.ts';
import { randomForDecision } from '../seeding.ts';
import { type ContestantName, isOpenName, OPEN_PLAYERS } from './contestant.ts';

/** Asks the contestants of a thread for moves and measures their time. */
export class TimedContestants {
  readonly #names: readonly ContestantName[];
  readonly #players: Pick<Players, 'ask'>;
  readonly #signal: AbortSignal | undefined;
  #times: number[][];

  constructor(names: readonly ContestantName[], players: Pick<Players, 'ask'>, signal?: AbortSignal) {
    this.#names = names;
    this.#players = players;
    this.#signal = signal;
    this.#times = names.map(() => []);
  }

  /** Asks a contestant, given by its index, for a move in the game with this seed. */
  ask(contestant: number, decision: Decision, seed: string): Move | Promise<Move> {
    const began = performance.now();
    const move = this.#choose(contestant, decision, seed);
    if (move instanceof Promise) return this.#wait(move, contestant, began);
    this.#times[contestant]?.push(performance.now() - began);
    return checkAborted(move, began, this.#signal);
  }

  async #wait(move: Promise<Move>, contestant: number, began: number): Promise<Move> {
    const answered = await move;
    this.#times[contestant]?.push(performance.now() - began);
    return answered;
  }

  /** Plays a game to its end. `seated` has the index of the contestant on each seat. */
  async playOn(driver: GameDriver, seated: readonly number[], seed: string): Promise<void> {
    for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision())
      driver.makeMove(await this.ask(itemAt(seated, decision.seat), decision, seed));
  }

  /** Returns and clears the milliseconds of each decision by contestant. */
  takeTimes(): readonly (readonly number[])[] {
    const times = this.#times;
    this.#times = this.#names.map(() => []);
    return times;
  }

  #choose(contestant: number, decision: Decision, seed: string): Move | Promise<Move> {
    const name = itemAt(this.#names, contestant);
    if (!isOpenName(name)) return this.#players.ask(name, decision, randomForDecision(seed, decision));
    const { deal } = decision.game;
    if (deal === null) throw new Error('a decision needs a deal');
    return OPEN_PLAYERS[name](deal);
  }
}
