import type { Card } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import type { Seat } from '../cards/seat.ts';

/** The reason of a payment between players: the cards that a loser still holds, or a hoc. */
export type PaymentReason = 'hand' | 'hoc';
/** The reason of a bête: the honour is still held, or was laid unannounced. */
export type BeteReason = 'held' | 'missed';

/** A player laid the stakes into the boxes. */
export interface Anted {
  readonly type: 'anted';
  readonly seat: Seat;
  /** Counters laid into each box, in the order of the honours. */
  readonly stakes: readonly number[];
}
/** The cards were dealt. Each seat gets its own cards in a separate event. */
export interface Dealt {
  readonly type: 'dealt';
  readonly dealer: Seat;
  /** The number of cards of each seat. */
  readonly sizes: readonly number[];
  readonly talon: number;
  /** The draws for the first deal of a game whose first dealer draws the highest card. */
  readonly drawn?: readonly Draw[];
}
/** A seat's turn began, or the cards wanted of it changed. */
export interface Turned {
  readonly type: 'turned';
  readonly seat: Seat;
  /** Whether the seat must lay a card of its choice. */
  readonly leads: boolean;
  /** The cards that continue the run, ascending, in any hand or the talon. Empty for a lead. */
  readonly wanted: readonly Card[];
}
/** A card was laid. */
export interface Laid {
  readonly type: 'laid';
  readonly seat: Seat;
  readonly card: Card;
  readonly announced: boolean;
  /** The card that the wild dwarf stands for, else null. */
  readonly standsFor: Card | null;
  /** Whether the card began a run. */
  readonly led: boolean;
}
/** A player passed ("sans …"). */
export interface Passed {
  readonly type: 'passed';
  readonly seat: Seat;
  readonly wanted: readonly Card[];
}
/** Every player passed. */
export interface Stalled {
  readonly type: 'stalled';
  /** The last seat to lay. */
  readonly seat: Seat;
}
/** After a stall the next rank is wanted (R4). */
export interface Rose {
  readonly type: 'rose';
  readonly wanted: readonly Card[];
}
/** A card ended the run: a king or a stop. */
export interface Stopped {
  readonly type: 'stopped';
  readonly seat: Seat;
  readonly card: Card;
}
/** A player took the contents of a box. */
export interface Swept {
  readonly type: 'swept';
  readonly seat: Seat;
  /** The index of the box. */
  readonly box: number;
  readonly counters: number;
  /** Whether an opera swept it, and not its honour. */
  readonly opera: boolean;
}
/** An honour was laid without an announcement, so its box is not swept. */
export interface Missed {
  readonly type: 'missed';
  readonly seat: Seat;
  readonly box: number;
}
/** A player paid another. */
export interface Paid {
  readonly type: 'paid';
  readonly reason: PaymentReason;
  readonly from: Seat;
  readonly to: Seat;
  readonly owed: number;
  /** The counters paid: less than owed if the payer had less (R7). */
  readonly counters: number;
}
/** A player laid the last card. The settlement follows. */
export interface Ended {
  readonly type: 'ended';
  readonly winner: Seat;
  readonly opera: boolean;
}
/** A loser showed the cards still held. */
export interface Shown {
  readonly type: 'shown';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}
/** A player paid a bête (R8). */
export interface Beted {
  readonly type: 'beted';
  readonly reason: BeteReason;
  readonly seat: Seat;
  readonly box: number;
  readonly owed: number;
  readonly counters: number;
}
/** The settlement is done. */
export interface Settled {
  readonly type: 'settled';
  /** Each seat's counters after the settlement. */
  readonly counters: readonly number[];
  /** Each box's counters after the settlement. */
  readonly boxes: readonly number[];
}

/** An event of a deal. Every event is public: none reveals a hidden card. */
export type DealEvent =
  | Anted
  | Dealt
  | Turned
  | Laid
  | Passed
  | Stalled
  | Rose
  | Stopped
  | Swept
  | Missed
  | Paid
  | Ended
  | Shown
  | Beted
  | Settled;

export type EndReason = 'ruin' | 'deals' | 'target' | 'time';

export interface GameEnded {
  readonly type: 'game-ended';
  readonly reason: EndReason;
  /** The seats with the most counters, ascending. */
  readonly winners: readonly Seat[];
}

/** An event of a game. */
export type GameEvent = DealEvent | GameEnded;
