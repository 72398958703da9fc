import type { Card, Seat } from '@nain-jaune/engine';

/** The run from this card on empties the hand, which wins the deal. */
export interface GoesOut {
  readonly code: 'goes-out';
}
/** Nearly all playouts won the deal. */
export interface NearlyOut {
  readonly code: 'nearly-out';
  /** Share of the playouts that won, from 0 to 1. */
  readonly part: number;
}
/** An honour sweeps its box, now or later in the same run. */
export interface Sweeps {
  readonly code: 'sweeps';
  readonly card: Card;
  readonly counters: number;
}
/** Every other player pays for a hoc. */
export interface TakesHoc {
  readonly code: 'hoc';
  readonly card: Card;
  readonly counters: number;
}
/** An honour would be laid silently. Its box stays, or is doubled at the settlement if `bete`. */
export interface BoxStays {
  readonly code: 'box-stays';
  readonly card: Card;
  readonly bete: boolean;
}
/** The player's own cards continue the run. */
export interface OwnRun {
  readonly code: 'run';
  readonly from: Card;
  readonly to: Card;
  readonly cards: number;
}
/** The card stops the run, so its player leads again. */
export interface EndsRun {
  readonly code: 'ends-run';
  readonly card: Card;
}
/** It is certain that no other player holds a card that would be wanted next. */
export interface NobodyFollows {
  readonly code: 'nobody-follows';
  readonly card: Card;
  /** The player leads again, continues with a higher card after the stall, or is only the first to be asked. */
  readonly next: 'lead' | 'go-on' | 'asked-first';
}
/** Another player probably holds, or does not hold, a card that would be wanted next. */
export interface ProbablyHeld {
  readonly code: 'probably-held' | 'probably-not-held';
  readonly card: Card;
  /** The probability, from 0 to 1. It is estimated if counting takes too long. */
  readonly part: number;
}
/** Another player may lay an honour next and sweep its box. */
export interface InvitesHonour {
  readonly code: 'invites-honour';
  readonly card: Card;
  readonly counters: number;
}
/** Points that would have to be paid for leave the hand. */
export interface ShedsPoints {
  readonly code: 'sheds';
  readonly points: number;
}
/** Passing keeps a wanted card in the hand. */
export interface KeepsCard {
  readonly code: 'keeps';
  readonly card: Card;
}
/** No other player can follow, so that after a pass a seat leads, possibly the player's own. */
export interface LeadGoesTo {
  readonly code: 'lead-goes-to';
  readonly seat: Seat;
}

/** A reason for or against a move. */
export type Reason =
  | GoesOut
  | NearlyOut
  | Sweeps
  | TakesHoc
  | BoxStays
  | OwnRun
  | EndsRun
  | NobodyFollows
  | ProbablyHeld
  | InvitesHonour
  | ShedsPoints
  | KeepsCard
  | LeadGoesTo;
