import { type Card, seatAt } from '@nain-jaune/engine';
import { type Random, shuffledPack } from '@nain-jaune/engine/random';
import type { DealProver } from '../proof/proof.ts';
import { makeSecret } from '../proof/secret.ts';
import type { Changed, Context } from './input.ts';
import { hasBoard } from './members.ts';
import { canAnswer } from './presence.ts';
import type { Actor, ComingDeal, Room, RoomGame } from './room.ts';
import { dealPack, mayDeal, nextCutter, nextDealNumber } from './roomGame.ts';

/** Adds the promise of the next deal if one may be dealt, and otherwise removes it. An existing promise stays. */
export function withNextDeal(room: Room, context: Context): Room {
  const { game } = room;
  const { proof } = context.config;
  if (game === null || proof === null) return room;
  const isDue = room.saved.phase === 'playing' && mayDeal(game);
  if (isDue === (game.next !== null)) return room;
  return { ...room, game: { ...game, next: isDue ? promised(room, game, proof, context.random) : null } };
}

function promised(room: Room, game: RoomGame, proof: DealProver, random: Random): ComingDeal {
  const secret = makeSecret(random);
  const cutter = nextCutter(game);
  return {
    deal: nextDealNumber(game),
    secret,
    commitment: proof.commitment(secret),
    cutter,
    cut: null,
    isCutAwaited: canAnswer(room, cutter),
    request: null,
  };
}

export function withComing(room: Room, change: Partial<ComingDeal>): Room {
  const { game } = room;
  if (game?.next == null) return room;
  return { ...room, game: { ...game, next: { ...game.next, ...change } } };
}

/** Deals the next deal, or stores the request while the cutter's number is awaited. */
export function dealOrAwaitCut(room: Room, actor: Actor | null, context: Context): Changed {
  const { game } = room;
  if (game === null) throw new Error('a deal needs a game');
  if (game.next?.isCutAwaited === true)
    return { room: withComing(room, { request: game.next.request ?? actor ?? 'unasked' }) };
  const changed = context.config.people?.seatsAtDeal(room, game) ?? { room, game };
  const dealt = dealPack(changed.game, packFor(game, context), actor, context.now);
  const { seats } = changed.game;
  const entry = seats === game.seats ? dealt.entry : { ...dealt.entry, seats };
  return { room: { ...changed.room, game: dealt.game }, entries: [entry] };
}

function packFor(game: RoomGame, { config, random }: Context): readonly Card[] {
  const { id, number, next } = game;
  if (config.packOf !== undefined) return config.packOf(nextDealNumber(game));
  if (config.proof === null || next === null) return shuffledPack(random);
  const { deal, secret, cut } = next;
  return config.proof.pack({ code: id, game: number, deal, secret, cut });
}

/** When the next deal is dealt automatically; null if it is not. `before` is the previous value. */
export function unaskedDealAt(
  { game, saved }: Room,
  before: number | undefined,
  { now, config: { limits } }: Context,
): number | null {
  const next = game?.next ?? null;
  const dealMs = hasBoard(saved) ? limits.boardDealMs : limits.dealMs;
  if (next === null || dealMs === null) return null;
  if (next.request !== null) return next.isCutAwaited ? null : now;
  return next.deal === 1 ? now : (before ?? now + dealMs);
}

/** Who requested the promised deal; null if it is dealt automatically. */
export function requesterOf({ request }: ComingDeal): Actor | null {
  return request === 'unasked' ? null : request;
}

/** Whether a seat cuts for a deal and has not done so. */
export function mayCut({ game }: Room, seat: number | null, deal: number): boolean {
  const next = game?.next ?? null;
  return seat !== null && next?.cutter === seatAt(seat) && next.deal === deal && next.cut === null;
}
