import type { Card, Move, Seat } from '@nain-jaune/engine';
import type { Estimate } from './estimate.ts';
import type { Reason } from './reason.ts';

export interface ReviewedMove {
  readonly move: Move;
  /** Expected change of the seat's counters until the end of the deal, from what the seat knew. */
  readonly expected: Estimate;
  /** Counters lost compared with the best move. */
  readonly loss: Estimate;
  readonly reasons: readonly Reason[];
}

/** The solution with all hands open and every player maximising their own counters. */
export interface SecondSight {
  readonly best: Move;
  /** Change of the seat's counters until the end of the deal after the best move. */
  readonly bestCounters: number;
  /** The same after the move made. */
  readonly madeCounters: number;
}

export interface ReviewedChoice {
  /** The number of the move in its deal, from 1. */
  readonly move: number;
  readonly seat: Seat;
  /** The number of this lead among the seat's leads in this deal, from 1. Null if the seat did not lead. */
  readonly lead: number | null;
  /** The cards wanted. Empty for a lead. */
  readonly wanted: readonly Card[];
  readonly made: Move;
  /** One move of each group of equivalent moves, the best first. */
  readonly moves: readonly ReviewedMove[];
  /** Index of the move made in `moves`. */
  readonly place: number;
  /** What the move made surely lost, in counters. 0 unless it is a mistake: surely more than 1 counter worse than the best. */
  readonly cost: number;
  /** Number of possible deals examined. */
  readonly deals: number;
  /** Whether the ending was solved: the best plan over all possible deals, if the others play by rules of thumb. */
  readonly exact: boolean;
  /** Null if the search limit was reached. */
  readonly secondSight: SecondSight | null;
  /** Change of the seat's expected counters by this choice, with all hands known and played by the reference player. */
  readonly change: Estimate;
}

/** What was at stake in a choice, in whole counters. */
export interface ChoiceCost {
  /** What the move made surely lost. 0 unless it is a mistake. */
  readonly cost: number;
  /** What the worst move would surely have lost. At least 1 if the choice mattered. */
  readonly atStake: number;
}

/** A seat's result and its parts in counters. The first four add up to `result`. */
export interface Parts {
  /** Average result of the seat over random deals. */
  readonly place: Estimate;
  /** Value of the cards dealt, the seat's and the others', compared with that average. Its mean over random deals is 0. */
  readonly luck: Estimate;
  /** Change of the seat's expected counters by its own choices. */
  readonly own: Estimate;
  /** Change of the seat's expected counters by the choices of the others. */
  readonly others: Estimate;
  /** Change of the seat's counters from before the ante to after the settlement. */
  readonly result: number;
}

/** {@link Parts} in whole counters. The first four add up to `result`. */
export type WholeParts = Readonly<Record<keyof Parts, number>>;

/** A choice that the summary of a deal mentions. */
export interface StoryChoice {
  readonly move: Move;
  readonly lead: number | null;
  readonly wanted: readonly Card[];
  /** What the move cost or, for the best choice, what the next best move would have cost. */
  readonly counters: number;
}

export interface Mistake extends StoryChoice {
  readonly better: Move;
  readonly reason: Reason | null;
}

/** The data of a seat's summary in three sentences. Every statement is statistically significant. */
export interface Story {
  readonly seat: Seat;
  readonly cards: { readonly kind: 'good' | 'bad' | 'usual'; readonly counters: number };
  readonly choices: {
    readonly count: number;
    readonly best: StoryChoice | null;
    readonly mistake: Mistake | null;
  };
  readonly end: {
    readonly parts: WholeParts;
    /** `unclear`: no mistake was found, and the estimates are too coarse to exclude one. */
    readonly play: 'well' | 'unclear' | 'fairly' | 'badly' | 'no-choice';
  };
}

export interface SeatReview {
  readonly seat: Seat;
  readonly parts: Parts;
  /** The cost of the seat's mistakes, from what it knew: the sum of the costs of its choices. 0 if nothing was surely lost. */
  readonly lost: Estimate;
  readonly story: Story;
}

export interface DealReview {
  /** The number of the deal in its game, from 1. */
  readonly deal: number;
  readonly choices: readonly ReviewedChoice[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}
