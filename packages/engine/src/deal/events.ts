import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';

/** What a payment between players is for: the cards a loser still holds, or a hoc. */
export type PaymentReason = 'hand' | 'hoc';
/** Why a box is doubled: its honour is still held, or was laid unannounced. */
export type BeteReason = 'held' | 'missed';

/** A player laid the stakes into the boxes. */
export interface Anted {
  readonly type: 'anted';
  readonly seat: Seat;
  /** Counters laid into each box, in the order of the honours. */
  readonly stakes: readonly number[];
}
/** The cards were dealt. Which cards, each seat is told apart from this. */
export interface Dealt {
  readonly type: 'dealt';
  readonly dealer: Seat;
  /** The number of cards of each seat. */
  readonly sizes: readonly number[];
  readonly talon: number;
  /** In the first deal the card that each seat drew last, if the highest card deals first. */
  readonly drawn?: readonly Card[];
}
/** A seat's turn began, or what is wanted of it changed. Every state of play in progress is told by the last of these. */
export interface Turned {
  readonly type: 'turned';
  readonly seat: Seat;
  /** Whether the seat leads: it must lay a card and nothing is wanted. */
  readonly leads: boolean;
  /** The cards that continue the run, ascending, wherever they are; for a lead, none. */
  readonly wanted: readonly Card[];
}
/** A card was laid. */
export interface Laid {
  readonly type: 'laid';
  readonly seat: Seat;
  readonly card: Card;
  readonly announced: boolean;
  /** The card the wild dwarf stands for, else null. */
  readonly standsFor: Card | null;
  /** Whether the card began a run. */
  readonly led: boolean;
}
/** A player said "sans …". */
export interface Passed {
  readonly type: 'passed';
  readonly seat: Seat;
  /** The cards that were wanted. */
  readonly wanted: readonly Card[];
}
/** Everyone in turn has passed. */
export interface Stalled {
  readonly type: 'stalled';
  /** The last to lay. */
  readonly seat: Seat;
}
/** After a stall the next rank up is wanted (R4). */
export interface Rose {
  readonly type: 'rose';
  readonly wanted: readonly Card[];
}
/** A card ended the run: a king, or a stop. */
export interface Stopped {
  readonly type: 'stopped';
  readonly seat: Seat;
  readonly card: Card;
}
/** An honour took the contents of its box. */
export interface Swept {
  readonly type: 'swept';
  readonly seat: Seat;
  /** The box by its place in the order of the honours. */
  readonly box: number;
  readonly counters: number;
  /** Whether it was an opera that swept it, and not the honour. */
  readonly opera: boolean;
}
/** An honour was laid and not announced: its box is not swept. */
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
  /** What was owed. */
  readonly owed: number;
  /** What was paid: less than owed where the payer had less (R7). */
  readonly counters: number;
}
/** A hand was emptied: the deal is over, the settlement follows. */
export interface Ended {
  readonly type: 'ended';
  readonly winner: Seat;
  readonly opera: boolean;
}
/** A loser showed the cards he still holds. */
export interface Shown {
  readonly type: 'shown';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}
/** A player doubled a box (R8). */
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
  /** Each seat's counters after it. */
  readonly counters: readonly number[];
  /** Each box's counters after it. */
  readonly boxes: readonly number[];
}

/** What happened in a deal. All of it is public: no event tells a card that is still hidden. */
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

/** Why a game ended. */
export type EndReason = 'ruin' | 'deals' | 'target' | 'time';

/** The game is over. */
export interface GameEnded {
  readonly type: 'game-ended';
  readonly reason: EndReason;
  /** The seats with the most counters, ascending. */
  readonly winners: readonly Seat[];
}

/** What happened in a game. */
export type GameEvent = DealEvent | GameEnded;
