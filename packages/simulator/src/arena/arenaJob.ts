import type { Ruleset } from '@nain-jaune/engine';
import type { ContestantName } from './contestant.ts';

/** The seats that a challenger takes in each round: all in turn, or one that changes from round to round. */
export type SeatsTaken = 'all' | 'one';

/** The `workerData` of the threads of an arena. */
export interface ArenaJob {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** With a base, the base is the last. */
  readonly contestants: readonly ContestantName[];
  /** Whether the last contestant is the base that every challenger meets on all other seats. */
  readonly hasBase: boolean;
  readonly seats: SeatsTaken;
  readonly seed: number | string;
  readonly keepRecords: boolean;
  /** Time limit of a program for a move. */
  readonly botMilliseconds: number;
}
