import type { FaultCount } from '../faultTally.ts';
import type { Measure } from '../runningMean.ts';
import type { ContestantName } from './contestant.ts';
import type { TimeSummary } from './durationHistogram.ts';
import type { Rated } from './ratings.ts';

/** How a contestant has fared. */
export interface ContestantReport {
  readonly name: ContestantName;
  /** Counters won in a game on one seat. For the base those of the game in which it sat on all seats. */
  readonly counters: Measure;
  /** The part of the deals that was won: in which the seat went out first. */
  readonly wins: Measure;
  /** Counters above those of the base on the same seats, or, without a base, above the mean of its round. */
  readonly difference: Measure;
  readonly decisionsPerDeal: number;
  readonly time: TimeSummary;
  readonly rating: Rated;
  readonly faults: readonly FaultCount[];
}

/** By how much one contestant did better than another on the same cards, a game on one seat. */
export interface Difference {
  readonly first: ContestantName;
  readonly second: ContestantName;
  readonly counters: Measure;
  readonly wins: Measure;
  /** Whether nobody need doubt which of them is better. */
  readonly isClear: boolean;
}

/** Why an arena ended: all rounds were played, everything was clear, or it was called off. */
export type ArenaEnd = 'played' | 'clear' | 'interrupted';

/** What came of an arena. */
export interface ArenaReport {
  readonly ended: ArenaEnd;
  /** How many different cards were played. */
  readonly rounds: number;
  readonly games: number;
  readonly deals: number;
  readonly base: ContestantName | null;
  readonly contestants: readonly ContestantReport[];
  /** Each challenger against the base, or everybody against everybody. */
  readonly differences: readonly Difference[];
}
