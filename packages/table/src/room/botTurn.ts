import { type Move, type Seat, seatToMove } from '@nain-jaune/engine';
import { lastNumber, viewNow } from './history.ts';
import type { Context } from './input.ts';
import { isStopped } from './pause.ts';
import { botOnSeat } from './presence.ts';
import type { BotTurn, Pace, Room, RoomGame } from './room.ts';
import { movesOf } from './roomGame.ts';

/** The room with the current turn of a bot, if any. A turn that has begun continues, unless the game stops. */
export function withBotTurn(room: Room, context: Context): Room {
  const { game } = room;
  if (game === null) return room;
  const seat = room.saved.phase === 'playing' && !isStopped(room, context) ? seatToMove(game.game) : null;
  const bot = seat === null ? null : botOnSeat(room, seat, context);
  if (seat === null || bot === null)
    return game.bot === null ? room : { ...room, game: { ...game, bot: null } };
  return isTurnOf(game, seat, bot) ? room : { ...room, game: beginTurn(game, seat, bot, context) };
}

function isTurnOf({ bot: turn, history }: RoomGame, seat: Seat, bot: string): boolean {
  return turn?.seat === seat && turn.bot === bot && turn.number === lastNumber(history);
}

/** A bot with one legal move does not think. */
function beginTurn(game: RoomGame, seat: Seat, bot: string, { now, config, botRandom }: Context): RoomGame {
  const legal = movesOf(game);
  const [only, ...others] = legal;
  if (only === undefined) throw new Error('the seat to move has a legal move');
  const mustThink = others.length > 0;
  const seen = viewNow(game.history, seat, game.views.get(seat));
  const turn: BotTurn = {
    seat,
    bot,
    number: seen.number,
    since: now,
    view: seen.view,
    legal,
    seed: mustThink ? (config.botSeed?.(seen.view) ?? botRandom.next() >>> 0) : null,
    chosen: mustThink ? null : only,
  };
  return { ...game, views: new Map(game.views).set(seat, seen), bot: turn };
}

/** When a bot's chosen move is made; null if it has not chosen. The delay does not depend on its thinking time. */
export function botMoveAt({ bot, chosen, since }: BotTurn, pace: Pace, context: Context): number | null {
  return chosen === null ? null : since + paceFactor(bot, context) * waitFor(chosen, pace);
}

/** A factor of the table's pace. */
export function paceFactor(bot: string, { config }: Pick<Context, 'config'>): number {
  return (config.bots[bot] ?? config.standIn).pace ?? 1;
}

function waitFor({ type }: Move, { botMove, botPass }: Pace): number {
  return type === 'pass' ? botPass : botMove;
}
