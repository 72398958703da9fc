import type { Bot, RemoteBot } from '@nain-jaune/bots';
import type { GameView, Move, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/** A bot that may have to be loaded first: its generator yields the promises that it waits for. */
export interface LoadingBot extends Omit<Bot, 'consider'> {
  /** As `consider` of every bot. After a yielded promise it goes on when that is settled. */
  consider(view: GameView, legal: readonly Move[], random: Random): Generator<unknown, Move, void>;
}

/** A bot that may sit at a table. */
export type TableBot = (Bot | RemoteBot | LoadingBot) & {
  /** Factor of the table's pace: 2 waits twice as long. 1 by default. */
  readonly pace?: number;
};

/**
 * A fault outside the rules. The table goes on.
 * - `bot-threw`, `bot-illegal`, `bot-stalled`: a bot failed, chose an illegal move, or gave no answer within `limit` milliseconds. The
 *   first legal move was played for it.
 * - `bot-missing`: a stored bot is not in the configuration. The stand-in plays for it.
 * - `not-stored`: the store failed. Nothing has happened.
 * - `not-sent`: a message could not be sent. The connection is closed.
 * - `step-threw`: an input could not be carried out because of an error in this program. The room is unchanged.
 */
export type Fault =
  | { readonly code: 'bot-threw'; readonly seat: Seat; readonly bot: string; readonly error: unknown }
  | { readonly code: 'bot-illegal'; readonly seat: Seat; readonly bot: string; readonly move: unknown }
  | { readonly code: 'bot-stalled'; readonly seat: Seat; readonly bot: string; readonly limit: number }
  | { readonly code: 'bot-missing'; readonly seat: Seat; readonly bot: string; readonly standIn: string }
  | { readonly code: 'not-stored'; readonly error: unknown }
  | { readonly code: 'not-sent' | 'step-threw'; readonly error: unknown };
