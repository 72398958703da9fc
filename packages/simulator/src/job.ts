import type { GameOptions } from './game.ts';
import type { GameSummary } from './statistics.ts';

/** What every thread of a simulation is told when it starts. */
export interface Job extends GameOptions {
  /** Whether the records are wanted, and not the statistics alone. */
  readonly keepRecords: boolean;
}

/** The numbers of the games that a thread shall play next. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

/** One game as a thread gives it back. */
export interface PlayedGame {
  readonly summary: GameSummary;
  /** The record as one line of JSON, where records are wanted. */
  readonly line: string | null;
}

/** The games of a batch as a thread gives them back. */
export interface PlayedBatch {
  readonly first: number;
  readonly games: readonly PlayedGame[];
}

/** What a thread is told in the place of a batch when there are no more games. */
export const END_OF_WORK = 'end-of-work';
