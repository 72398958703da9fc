import type { Card, Move, Seat } from '@nain-jaune/engine';
import type { Estimate } from './estimate.ts';
import type { Reason } from './reason.ts';

/** One move that could be made, and what it would have brought. */
export interface ReviewedMove {
  readonly move: Move;
  /** The expected change of the own counters from now to the end of the deal, by what the seat could know. */
  readonly expected: Estimate;
  /** What is lost against the best move. */
  readonly loss: Estimate;
  readonly reasons: readonly Reason[];
}

/** What would have been best with all hands open, everyone playing for himself. */
export interface SecondSight {
  readonly best: Move;
  /** The change of the own counters from now to the end of the deal after the best move, and after the move made. */
  readonly bestCounters: number;
  readonly madeCounters: number;
}

/** One choice of a deal, judged. */
export interface ReviewedChoice {
  /** The number of the move in its deal, from 1. */
  readonly move: number;
  readonly seat: Seat;
  /** The number of this lead among the seat's leads in this deal, from 1; null where the seat did not lead. */
  readonly lead: number | null;
  /** The cards wanted; none for a lead. */
  readonly wanted: readonly Card[];
  readonly made: Move;
  /** The moves that really differed, the best first. */
  readonly moves: readonly ReviewedMove[];
  /** The place of the move made in them. */
  readonly place: number;
  /** How many possible deals were looked at, and whether they are all that there are. */
  readonly deals: number;
  readonly exact: boolean;
  /** Null where it would have taken too long to find. */
  readonly secondSight: SecondSight | null;
  /** What the choice changed for its seat, all hands known, against the reference. */
  readonly change: Estimate;
}

/** Where a seat's result came from. The first four parts add up to the last. */
export interface Parts {
  /** What a seat in this place gets on average, before anyone sees a card. */
  readonly place: Estimate;
  /** What the cards were worth more than usual. */
  readonly cards: Estimate;
  /** What the seat's own choices changed. */
  readonly own: Estimate;
  /** What the others' choices changed. */
  readonly others: Estimate;
  /** The change of the seat's counters from before the ante to after the settlement. */
  readonly result: number;
}

/** What is told of one choice. */
export interface ToldChoice {
  readonly move: Move;
  readonly lead: number | null;
  readonly wanted: readonly Card[];
  /** What it cost, or what the next best would have cost. */
  readonly counters: number;
}

/** A mistake: what it cost, and what would have been better. */
export interface Mistake extends ToldChoice {
  readonly better: Move;
  readonly reason: Reason | null;
}

/** A seat's deal in three sentences, as data; `words` writes them. Nothing is claimed that is within its error. */
export interface Story {
  readonly seat: Seat;
  readonly cards: { readonly kind: 'good' | 'bad' | 'usual'; readonly counters: number };
  readonly choices: {
    /** How many choices there were. */
    readonly count: number;
    readonly best: ToldChoice | null;
    readonly mistake: Mistake | null;
  };
  readonly end: {
    readonly result: number;
    readonly luck: 'with' | 'against' | 'neither';
    readonly play: 'well' | 'fairly' | 'badly' | 'no-choice';
  };
}

/** The review of one seat in one deal. */
export interface SeatReview {
  readonly seat: Seat;
  readonly parts: Parts;
  /** What the seat's choices lost against the best ones by what it could know. */
  readonly lost: Estimate;
  readonly story: Story;
}

/** The review of one deal. */
export interface DealReview {
  /** The number of the deal in its game, from 1. */
  readonly deal: number;
  readonly choices: readonly ReviewedChoice[];
  /** By seat. */
  readonly seats: readonly SeatReview[];
}
