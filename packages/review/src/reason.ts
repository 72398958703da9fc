import type { Card, Seat } from '@nain-jaune/engine';

/** This card is the last, or its own run takes all the others along: the deal is won. */
export interface GoesOut {
  readonly code: 'goes-out';
}
/** In the playouts the deal was won nearly always. */
export interface NearlyOut {
  readonly code: 'nearly-out';
  /** The part of the deals that were won. */
  readonly part: number;
}
/** An honour sweeps its box, now or later in one's own run. */
export interface Sweeps {
  readonly code: 'sweeps';
  readonly card: Card;
  readonly counters: number;
}
/** Everyone pays for a hoc. */
export interface TakesHoc {
  readonly code: 'hoc';
  readonly card: Card;
  readonly counters: number;
}
/** An honour would be laid in silence: its box stays, or is doubled at the settlement. */
export interface BoxStays {
  readonly code: 'box-stays';
  readonly card: Card;
  readonly bete: boolean;
}
/** One's own cards carry the run on, from the card laid to another. */
export interface OwnRun {
  readonly code: 'run';
  readonly from: Card;
  readonly to: Card;
  readonly cards: number;
}
/** A card that stops the run: its player leads again. */
export interface EndsRun {
  readonly code: 'ends-run';
  readonly card: Card;
}
/** For certain nobody holds what would be wanted after a card. */
export interface NobodyFollows {
  readonly code: 'nobody-follows';
  readonly card: Card;
  /** What comes of it: the player leads again, goes on with a higher card of his own, or is only asked first. */
  readonly next: 'lead' | 'go-on' | 'asked-first';
}
/** How likely it is that some other player holds what would be wanted; exact, by counting the deals that are possible. */
export interface ProbablyHeld {
  readonly code: 'probably-held' | 'probably-not-held';
  /** A card that would be wanted. */
  readonly card: Card;
  /** The probability that some other player holds one. */
  readonly part: number;
}
/** An honour of somebody else may be laid next and take its box. */
export interface InvitesHonour {
  readonly code: 'invites-honour';
  readonly card: Card;
  readonly counters: number;
}
/** Points leave the hand that would have to be paid for. */
export interface ShedsPoints {
  readonly code: 'sheds';
  readonly points: number;
}
/** Who passes keeps a card that was wanted. */
export interface KeepsCard {
  readonly code: 'keeps';
  readonly card: Card;
}
/** Nobody else can follow: who passes lets a seat lead, perhaps himself. */
export interface LeadGoesTo {
  readonly code: 'lead-goes-to';
  readonly seat: Seat;
}

/** What speaks for or against a move, as data; `words` makes a sentence of it. */
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
