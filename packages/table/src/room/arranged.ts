import { type GameView, type Move, type Seat, seatToMove } from '@nain-jaune/engine';
import { CLOCK_SECONDS, type MemberId, type Occupant } from '@nain-jaune/protocol';
import { lastNumber, viewNow } from './history.ts';
import type { Context } from './input.ts';
import { hasBoard, memberIn } from './members.ts';
import { unaskedDealAt, withNextDeal } from './nextDeal.ts';
import {
  botOnSeat,
  isAnyoneConnected,
  isConnected,
  isStopped,
  withInterruption,
  withLive,
  withPause,
} from './presence.ts';
import type { BotTurn, Pace, Room, RoomGame, TurnTimer } from './room.ts';
import { memberOnSeat, movesOf, seatOfMember } from './roomGame.ts';

/**
 * Returns the room with everything that follows from its state: the promised deal, the bot's turn, the turn clock and the
 * deadlines. Called after every input.
 */
export function arranged(room: Room, context: Context): Room {
  if (room.saved.phase === 'closed') return withLive(room, { turn: null, deadlines: [] });
  const going = withInterruption(resumedWithoutBoard(room), context);
  const seated = context.config.people?.seats(going) ?? going;
  const ready = withBotTurn(withNextDeal(seated, context), context);
  const timed = withClock(ready, context);
  return withLive(timed, { deadlines: deadlinesOf(timed, context) });
}

function withClock(room: Room, context: Context): Room {
  const { live } = room;
  const desertedAt = isAnyoneConnected(room) ? null : (live.desertedAt ?? context.now);
  const waitingSince = waitingSinceOf(room, context);
  const turn = turnTimer(room, context);
  const isSame = desertedAt === live.desertedAt && waitingSince === live.waitingSince && turn === live.turn;
  return isSame ? room : withLive(room, { desertedAt, waitingSince, turn });
}

function waitingSinceOf(room: Room, { now }: Context): number | null {
  const { phase, seats } = room.saved;
  if (phase === 'playing') return room.live.waitingSince;
  const isWaiting =
    phase === 'gathering' && seats.some((one) => one.type === 'member' && isConnected(room, one.member));
  return isWaiting ? (room.live.waitingSince ?? now) : null;
}

/** Without a board no member can end a pause, so it ends with the board. */
function resumedWithoutBoard(room: Room): Room {
  return room.saved.paused && !hasBoard(room.saved) ? withPause(room, false) : room;
}

/** The clock of the seat to move, if a member plays it. It continues during the same turn. */
function turnTimer(room: Room, context: Context): TurnTimer | null {
  const { game, saved, live } = room;
  const seconds = CLOCK_SECONDS[saved.settings.clock];
  const seat = game === null || saved.phase !== 'playing' ? null : seatToMove(game.game);
  if (
    game === null ||
    isStopped(room, context) ||
    seconds === null ||
    seat === null ||
    botOnSeat(room, seat, context) !== null
  )
    return null;
  const number = lastNumber(game.history);
  if (live.turn?.seat === seat && live.turn.number === number) return live.turn;
  return { seat, number, until: context.now + 1000 * seconds };
}

function deadlinesOf(room: Room, context: Context): readonly Deadline[] {
  const { game, live } = room;
  const deadlines: Deadline[] = [];
  const set = (name: Exclude<Deadline['name'], 'away' | 'reserved'>, at: number | null): void => {
    if (at !== null) deadlines.push({ name, at });
  };
  set('host', hostAt(room, context));
  set('close', closeAt(room, context));
  for (const [member, at] of live.reserved) deadlines.push({ name: 'reserved', member, at });
  set('start', startAt(room, context));
  set('pause', pauseAt(room, context));
  if (isStopped(room, context)) return deadlines;
  set('cut', cutAt(room, context));
  const before = timeOf(live.deadlines, 'deal');
  set('deal', isAnyoneConnected(room) ? unaskedDealAt(room, before, context) : null);
  set('turn', live.turn?.until ?? null);
  set('bot', game?.bot == null ? null : botMoveAt(game.bot, live.pace, context));
  for (const [member, since] of live.absent) {
    const at = awayAt(room, member, since, context);
    if (at !== null) deadlines.push({ name: 'away', member, at });
  }
  return deadlines;
}

/**
 * When the room starts automatically: at once if every seat has a bot or a member who wants to play, otherwise some time
 * after the first such member.
 */
function startAt(room: Room, { now, config: { limits } }: Context): number | null {
  const { saved, live } = room;
  const wantsToPlay = (occupant: Occupant) =>
    occupant.type === 'member' && isAskingToPlay(room, occupant.member);
  if (!saved.autoStart || saved.phase === 'playing' || !saved.seats.some(wantsToPlay)) return null;
  const isComplete = saved.seats.every((occupant) => occupant.type === 'bot' || wantsToPlay(occupant));
  return isComplete ? now : (timeOf(live.deadlines, 'start') ?? now + limits.startMs);
}

/** Before the first game connected members want to play. Afterwards they must be ready. */
function isAskingToPlay(room: Room, id: MemberId): boolean {
  const { phase } = room.saved;
  return isConnected(room, id) && (phase === 'gathering' || memberIn(room.saved, id)?.ready === true);
}

/** A disconnected host is replaced when another member is connected. */
function hostAt(room: Room, { now, config: { limits } }: Context): number | null {
  const { host } = room.saved;
  const since = host === null ? undefined : room.live.absent.get(host);
  if (since === undefined || limits.awayMs === null || !isAnyoneConnected(room)) return null;
  return Math.max(now, since + 2 * limits.awayMs);
}

function closeAt({ saved, live }: Room, { config: { limits } }: Context): number | null {
  const abandonedMs = hasBoard(saved) ? limits.boardAbandonedMs : limits.abandonedMs;
  return live.desertedAt === null || abandonedMs === null ? null : live.desertedAt + abandonedMs;
}

/** A game in one room waits for its players when all of them are gone. */
function pauseAt({ saved, live }: Room, { config: { limits } }: Context): number | null {
  const { boardAwayMs } = limits;
  const isPausing = hasBoard(saved) && saved.phase === 'playing' && !saved.paused && live.desertedAt !== null;
  return isPausing && boardAwayMs !== null ? live.desertedAt + boardAwayMs : null;
}

function cutAt({ game, live }: Room, { now, config: { limits } }: Context): number | null {
  return game?.next?.isCutAwaited === true ? (timeOf(live.deadlines, 'cut') ?? now + limits.cutMs) : null;
}

function awayAt(room: Room, member: MemberId, since: number, { config: { limits } }: Context): number | null {
  const { game, saved, live } = room;
  const plays = game !== null && saved.phase === 'playing' && seatOfMember(game, member) !== null;
  const awayMs = hasBoard(saved) ? limits.boardAwayMs : limits.awayMs;
  if (!plays || awayMs === null || live.away.has(member)) return null;
  return Math.max(since, live.continuedAt) + awayMs;
}

export function memberOnClock({ game, live }: Room): MemberId | null {
  return game === null || live.turn === null ? null : memberOnSeat(game, live.turn.seat);
}

/** The room with the current turn of a bot, if any. A turn that has begun continues, unless the game stops. */
function withBotTurn(room: Room, context: Context): Room {
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
function botMoveAt(turn: BotTurn, pace: Pace, context: Context): number | null {
  const { bot, chosen, since } = turn;
  return chosen === null ? null : since + paceFactor(bot, context) * waitOf(chosen.type, turn, pace);
}

/** A factor of the table's pace. */
export function paceFactor(bot: string, { config }: Pick<Context, 'config'>): number {
  return (config.bots[bot] ?? config.standIn).pace ?? 1;
}

/** Waits as a share of the first: for a seat that goes on, and for another seat that passes too. */
const GOING_ON = 0.4;
const PASSING_TOO = 0.25;

/**
 * How long a bot waits with a card or a pass. The cards of a run follow quickly, and the next card waits until several passes are read.
 * Passes come together, but only where they are never a choice: a bot that thinks about its pass must not be later than one that has to.
 */
export function waitOf(type: Move['type'], { view }: BotTurn, { botMove, botPass }: Pace): number {
  if (type === 'pass' && view.rules.continuing === 'optional') return botPass;
  const { passes, isOwnRun } = sinceLastCard(view);
  if (isOwnRun) return GOING_ON * botMove;
  if (type === 'lay') return passes > 1 ? botMove + botPass : botMove;
  return passes > 0 ? PASSING_TOO * botPass : botPass;
}

/** Counts the passes of other seats than the one that laid the last card. */
function sinceLastCard({ seat, deal }: GameView): { readonly passes: number; readonly isOwnRun: boolean } {
  const events = deal?.events ?? [];
  const at = events.findLastIndex((event) => event.type === 'laid');
  const card = events[at];
  const passed = events.slice(at + 1).filter((event) => event.type === 'passed');
  const layer = card?.type === 'laid' ? card.seat : null;
  return {
    passes: passed.filter((pass) => pass.seat !== layer).length,
    isOwnRun: passed.length === 0 && layer === seat,
  };
}

/** What happens at a time unless the room changes before. */
export type Deadline =
  | {
      /**
       * - `pause`: a table with a board and without connected members pauses.
       * - `cut`: the wait for the cutter's number ends.
       * - `turn`: the member to move has run out of time.
       */
      readonly name: 'start' | 'host' | 'close' | 'pause' | 'cut' | 'deal' | 'turn' | 'bot';
      readonly at: number;
    }
  /** A bot takes over for a disconnected member, or the place of one who never connected becomes free. */
  | { readonly name: 'away' | 'reserved'; readonly member: MemberId; readonly at: number };

/** The first of the earliest deadlines; null if there is none. */
export function earliest(deadlines: readonly Deadline[]): Deadline | null {
  let first: Deadline | null = null;
  for (const deadline of deadlines) if (first === null || deadline.at < first.at) first = deadline;
  return first;
}

/** When a deadline is due; undefined if there is none of this name. */
export function timeOf(deadlines: readonly Deadline[], name: Deadline['name']): number | undefined {
  return deadlines.find((deadline) => deadline.name === name)?.at;
}
