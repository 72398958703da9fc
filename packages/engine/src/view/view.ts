import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { GameEnded, GameEvent, Laid, Turned } from '../deal/events.ts';
import type { GameStart } from '../game/game.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** The seat of the view picked up its hand: the only private event. */
export interface PickedUp {
  readonly type: 'picked-up';
  /** The cards, in the order dealt. */
  readonly cards: readonly Card[];
}

/** An event that one seat receives. */
export type ViewEvent = GameEvent | PickedUp;

/** One deal as a seat or a spectator knows it. It has no field for another seat's hand or the talon. */
export interface DealView {
  readonly number: number;
  readonly dealer: Seat;
  /** The seat's own cards, ascending. Empty for a spectator. */
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly talon: number;
  /** Every card laid in this deal, in order. */
  readonly laid: readonly Laid[];
  /**
   * The cards of the run on the table, from the last lead. After a stop the ended run stays until the next lead.
   */
  readonly run: readonly Laid[];
  /** The seat to move and the wanted cards. Null if the deal is over. */
  readonly turn: Turned | null;
  /** The cards that losers showed at the end, by seat. Null if none. */
  readonly shown: readonly (readonly Card[] | null)[];
  /** Every event of this deal, from the ante. */
  readonly events: readonly GameEvent[];
  readonly winner: Seat | null;
  readonly opera: boolean;
  readonly settled: boolean;
}

/** The result of a settled deal. */
export interface DealSummary {
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly opera: boolean;
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
}

/**
 * A game as one seat, or a spectator (`seat` null), knows it. It is built from events only ({@link see}), so that it
 * cannot contain hidden cards.
 */
export interface GameView {
  readonly rules: Ruleset;
  readonly players: number;
  readonly seat: Seat | null;
  /** The counters and boxes at the start of a game that continues from a position. Absent for full counters and empty boxes. */
  readonly start?: GameStart;
  readonly counters: readonly number[];
  /** The counters of each box, in the order of the honours. */
  readonly boxes: readonly number[];
  /** The deal in progress or the last settled one. Null before the first ante. */
  readonly deal: DealView | null;
  /** The settled deals in order, including the last. */
  readonly summaries: readonly DealSummary[];
  /** The end of the game. Null while it is in progress. */
  readonly ended: GameEnded | null;
}
