import type { FaultCount } from '../faultTally.ts';
import type { Measure } from '../runningMean.ts';
import type { ContestantName } from './contestant.ts';
import type { TimeSummary } from './durationHistogram.ts';
import type { Rated } from './ratings.ts';

export interface ContestantReport {
  readonly name: ContestantName;
  /** Counters won in a game on one seat. For the base, in its game on all seats. */
  readonly counters: Measure;
  /** Share of the deals won. */
  readonly wins: Measure;
  /** Counters above those of the base on the same seats or, without a base, above the mean of the round. */
  readonly difference: Measure;
  readonly decisionsPerDeal: number;
  readonly time: TimeSummary;
  readonly rating: Rated;
  readonly faults: readonly FaultCount[];
}

/** The advantage of one contestant over another with the same cards, in a game on one seat. */
export interface Difference {
  readonly first: ContestantName;
  readonly second: ContestantName;
  readonly counters: Measure;
  readonly wins: Measure;
  /** Whether the difference is significant. */
  readonly isClear: boolean;
}

/** Why an arena ended: all rounds were played, all differences were significant, or it was aborted. */
export type ArenaEnd = 'played' | 'clear' | 'interrupted';

export interface ArenaReport {
  readonly ended: ArenaEnd;
  readonly rounds: number;
  readonly games: number;
  readonly deals: number;
  readonly base: ContestantName | null;
  readonly contestants: readonly ContestantReport[];
  /** Each challenger against the base, or all pairs. */
  readonly differences: readonly Difference[];
}
