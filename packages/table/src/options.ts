import type { Bot } from '@nain-jaune/bots';
import type { GameRecord, Ruleset, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { SeatInfo } from '@nain-jaune/protocol';
import type { Clock } from './clock.ts';

/** How long the table's bots take, in milliseconds; 0 is as fast as the clock lets them. */
export interface Pace {
  /** Before a bot lays a card. */
  readonly botMove: number;
  /** Before a bot passes. */
  readonly botPass: number;
}

/** A game's record as a table keeps it: with the time it has taken, so that a resumed game goes on counting. */
export interface TableRecord extends GameRecord {
  /** Milliseconds from the opening of the table, without the time in which it was not open. */
  readonly elapsedMs: number;
}

/**
 * Something outside the rules went wrong and the table went on without it.
 * - `bot-threw`: a bot failed to choose; a legal move was played for it.
 * - `bot-illegal`: a bot chose `move`, which is not legal; a legal one was played for it.
 * - `not-kept`: the record could not be kept; nobody was told, nothing was played.
 * - `not-sent`: a client could not be told; its connection is closed.
 */
export type Fault =
  | { readonly code: 'bot-threw'; readonly seat: Seat; readonly bot: string; readonly error: unknown }
  | { readonly code: 'bot-illegal'; readonly seat: Seat; readonly bot: string; readonly move: unknown }
  | { readonly code: 'not-kept'; readonly error: unknown }
  | { readonly code: 'not-sent'; readonly seat: Seat | null; readonly error: unknown };

/** What a table needs from outside, whatever game is played at it. */
export interface Surroundings {
  /** Chance for the dealer and the cards: strong, unless a seed was asked for. */
  readonly random: Random;
  /** Chance for the bots, apart from the cards so that they tell nothing of them. */
  readonly botRandom: Random;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Stores the record of the game; called before anyone is told of what is new in it. It throws when it cannot. */
  readonly keep?: (record: TableRecord) => void;
  /** Is told of what went wrong outside the rules. */
  readonly fault?: (fault: Fault) => void;
  /** The bots that may sit here, by name; those of the bots package unless given. */
  readonly bots?: Readonly<Record<string, Bot>>;
}

/** What a new table needs: its surroundings, the rules and who sits where. */
export interface TableOptions extends Surroundings {
  readonly ruleset: Ruleset;
  /** Who sits where, from seat 0 clockwise. */
  readonly seats: readonly SeatInfo[];
}
