import type { Bot, RemoteBot } from '@nain-jaune/bots';
import type { GameView, Move, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';

/** A bot that may have to be loaded first. Its generator yields promises to wait for. */
export interface LoadingBot extends Omit<Bot, 'consider'> {
  /** As `consider` of other bots. Continues when a yielded promise is settled. */
  consider(view: GameView, legal: readonly Move[], random: Random): Generator<unknown, Move, void>;
}

/** A bot that may sit at a table. */
export type TableBot = (Bot | RemoteBot | LoadingBot) & {
  /** Factor of the table's pace: 2 waits twice as long. Default: 1. */
  readonly pace?: number;
};

/**
 * A fault outside the rules. The table continues.
 * - `bot-threw`, `bot-illegal`, `bot-stalled`: a bot threw, chose an illegal move, or did not answer within `limit`
 *   milliseconds. The first legal move was played.
 * - `bot-missing`: a stored bot is not configured. The stand-in plays for it.
 * - `not-stored`: the store failed. The input had no effect.
 * - `not-sent`: a message could not be sent. The connection is closed.
 * - `step-threw`: a bug. The input had no effect.
 */
export type Fault =
  | { readonly code: 'bot-threw'; readonly seat: Seat; readonly bot: string; readonly error: unknown }
  | { readonly code: 'bot-illegal'; readonly seat: Seat; readonly bot: string; readonly move: unknown }
  | { readonly code: 'bot-stalled'; readonly seat: Seat; readonly bot: string; readonly limit: number }
  | { readonly code: 'bot-missing'; readonly seat: Seat; readonly bot: string; readonly standIn: string }
  | { readonly code: 'not-stored'; readonly error: unknown }
  | { readonly code: 'not-sent' | 'step-threw'; readonly error: unknown };
