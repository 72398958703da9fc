import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { GameEnded, GameEvent, Laid, Turned } from '../deal/events.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** The seat of the view picked up its hand: the only event that not everyone may see. */
export interface PickedUp {
  readonly type: 'picked-up';
  /** The cards, in the order dealt. */
  readonly cards: readonly Card[];
}

/** What one seat is told. */
export type ViewEvent = GameEvent | PickedUp;

/** One deal as one seat, or a spectator, knows it. There is no field for another seat's hand or the talon. */
export interface DealView {
  /** The number of the deal in its game, from 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** The seat's own cards, ascending; none for a spectator. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
  /** How many cards lie in the talon. */
  readonly talon: number;
  /** Every card laid in this deal, in order. */
  readonly laid: readonly Laid[];
  /** The cards of the run on the table: the last of `laid`, from the last lead. After a stop the ended run until the next lead. */
  readonly run: readonly Laid[];
  /** The seat to move and what is wanted, or null when the deal is over. */
  readonly turn: Turned | null;
  /** The cards that losers showed at the end, by seat; null where none were shown. */
  readonly shown: readonly (readonly Card[] | null)[];
  /** Everything that happened in this deal, from the ante on. */
  readonly events: readonly GameEvent[];
  /** The winner when the deal is over. */
  readonly winner: Seat | null;
  /** Whether the winner made an opera. */
  readonly opera: boolean;
  /** Whether the settlement is done. */
  readonly settled: boolean;
}

/** What a seat remembers of a deal that is settled. */
export interface DealSummary {
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly opera: boolean;
  /** Counters of each seat after the settlement. */
  readonly counters: readonly number[];
  /** Counters of each box after the settlement. */
  readonly boxes: readonly number[];
}

/**
 * A game as one seat, or a spectator (`seat` null), knows it. Built up from events alone ({@link see}),
 * never stripped from a full game, so that it cannot hold what was not told.
 */
export interface GameView {
  readonly rules: Ruleset;
  readonly players: number;
  readonly seat: Seat | null;
  /** Counters of each seat now. */
  readonly counters: readonly number[];
  /** Counters of each box now, in the order of the honours. */
  readonly boxes: readonly number[];
  /** The deal in progress or just settled; null before the first ante. */
  readonly deal: DealView | null;
  /** The settled deals, in order, the one just settled included. */
  readonly summaries: readonly DealSummary[];
  /** How the game ended, or null while it goes on. */
  readonly ended: GameEnded | null;
}
