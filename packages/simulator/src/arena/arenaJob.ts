import type { Ruleset } from '@nain-jaune/engine';
import type { PlayerFault } from '../players.ts';
import type { ContestantName } from './contestant.ts';

/** Which seats a challenger takes in each game: all, one after the other, or one a game, going round. */
export type SeatsTaken = 'all' | 'one';

/** What every thread of an arena is told when it starts. */
export interface ArenaJob {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** Who takes part. With a base the challengers first, and the base last. */
  readonly contestants: readonly ContestantName[];
  /** Whether the last contestant is the base that every challenger meets on all other seats. */
  readonly hasBase: boolean;
  readonly seats: SeatsTaken;
  readonly seed: number | string;
  readonly keepRecords: boolean;
  /** How long a program may think about a move. */
  readonly botMilliseconds: number;
}

/** One game of the arena as it came out. Contestants are named by their places in the list. */
export interface ArenaGame {
  /** Who sat where. */
  readonly seated: readonly number[];
  /** How many counters each seat won or lost. */
  readonly counters: readonly number[];
  /** What part of the deals each seat won. */
  readonly won: readonly number[];
  /** How many choices each seat had. */
  readonly decisions: readonly number[];
  readonly deals: number;
  /** The record as one line of JSON, where records are wanted. */
  readonly line: string | null;
}

/** All games that were played with the same cards. */
export interface ArenaRound {
  /** With a base, the game between bases is the first. */
  readonly games: readonly ArenaGame[];
  /** How long each contestant took for each of its decisions, in milliseconds. */
  readonly times: readonly (readonly number[])[];
  readonly faults: readonly PlayerFault[];
}
