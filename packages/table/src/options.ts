import type { Bot, RemoteBot } from '@nain-jaune/bots';
import type { Card, GameRecord, GameView, Move, Ruleset, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { SeatInfo } from '@nain-jaune/protocol';
import type { TableChange } from './change.ts';
import type { Clock } from './clock.ts';
import type { Turnstile } from './turnstile.ts';

/** How long the table's bots take, in milliseconds; 0 is as fast as the clock lets them. */
export interface Pace {
  /** Before a bot lays a card. */
  readonly botMove: number;
  /** Before a bot passes. */
  readonly botPass: number;
}

/** A bot that may still be on its way when it is asked: its thought yields what it waits for, where it waits. */
export interface ArrivingBot extends Omit<Bot, 'consider'> {
  /** As `consider` of every bot. Where it yields a promise it is left alone until that is kept or broken. */
  consider(view: GameView, legal: readonly Move[], random: Random): Generator<unknown, Move, void>;
}

/** A bot that may sit at a table. */
export type TableBot = (Bot | RemoteBot | ArrivingBot) & {
  /** How long it waits, compared with the table's pace: 2 is twice as long. 1 where it does not say. */
  readonly pace?: number;
};

/** A game's record as a table keeps it: with the time it has taken, so that a resumed game goes on counting. */
export interface TableRecord extends GameRecord {
  /** Milliseconds from the opening of the table, without the time in which it was not open. */
  readonly elapsedMs: number;
}

/**
 * Something outside the rules went wrong and the table went on without it.
 * - `bot-threw`: a bot failed to choose; the first legal move was played for it.
 * - `bot-illegal`: a bot chose `move`, which is no legal move; the first one was played for it.
 * - `bot-stalled`: a bot had no answer after `limit` milliseconds; the first legal move was played for it.
 * - `bot-missing`: a recorded bot does not sit at this table; the stand-in plays for it.
 * - `not-kept`: the record could not be kept; nobody was told, nothing was played.
 * - `not-sent`: a client could not be told; its connection is closed.
 */
export type Fault =
  | { readonly code: 'bot-threw'; readonly seat: Seat; readonly bot: string; readonly error: unknown }
  | { readonly code: 'bot-illegal'; readonly seat: Seat; readonly bot: string; readonly move: unknown }
  | { readonly code: 'bot-stalled'; readonly seat: Seat; readonly bot: string; readonly limit: number }
  | { readonly code: 'bot-missing'; readonly seat: Seat; readonly bot: string; readonly standIn: string }
  | { readonly code: 'not-kept'; readonly error: unknown }
  | { readonly code: 'not-sent'; readonly seat: Seat | null; readonly error: unknown };

/** What a table needs from outside, whatever game is played at it. */
export interface Surroundings {
  /** Chance for the dealer and the cards: strong, unless a seed was asked for. */
  readonly random: Random;
  /**
   * Chance for the bots, apart from the cards so that they tell nothing of them. One number is drawn for each decision
   * that is put to a bot, the seed of all its chance in that decision, however long it thinks.
   */
  readonly botRandom: Random;
  readonly clock: Clock;
  readonly pace: Pace;
  /** How long a bot may think before a move is played for it, in milliseconds; fifteen seconds unless given. */
  readonly botLimit?: number;
  /**
   * The part of its shortest wait that a bot lets pass before it thinks, from 0 to 1; none unless given. Where bots think on the
   * device that shows the table, the move before is shown meanwhile, and not in jerks.
   */
  readonly botPause?: number;
  /**
   * Stores what is new in the game, before anyone is told of it; `record` writes the whole record with it, where that is
   * wanted. It throws when it cannot. Where it gives a promise, what arrives until then waits, and a rejected one is a
   * failure.
   */
  readonly keep?: (change: TableChange, record: () => TableRecord) => void | Promise<void>;
  /** Is called after each change, when everyone was told. */
  readonly told?: () => void;
  /** The pack of a deal, by its number from 1, shuffled; without it packs are shuffled by `random`. */
  readonly pack?: (deal: number) => readonly Card[];
  /** What goes into the record of a settled deal to prove its shuffle; asked for once, by the deal's number from 1. */
  readonly proofOf?: (deal: number) => object | null;
  /** Lets one change through at a time; a table of its own has its own. */
  readonly turnstile?: Turnstile;
  /** Is told of what went wrong outside the rules. */
  readonly fault?: (fault: Fault) => void;
  /** The bots that may sit here, by name. */
  readonly bots: Readonly<Record<string, TableBot>>;
  /** Plays for persons who are away, and for bots of a resumed record that may not sit here: without it such a record is refused. */
  readonly standIn?: TableBot;
}

/** What a new table needs: its surroundings, the rules and who sits where. */
export interface TableOptions extends Surroundings {
  readonly ruleset: Ruleset;
  /** Who sits where, from seat 0 clockwise. */
  readonly seats: readonly SeatInfo[];
}
