import type { GameEnded, GameEvent, Laid, Turned } from '@nain-jaune/engine';
import * as v from 'valibot';
import { amount, card, cards, count, exactly, seat } from './basics.ts';

export const laid = exactly<Laid>()(
  v.object({
    type: v.literal('laid'),
    seat,
    card,
    announced: v.boolean(),
    standsFor: v.nullable(card),
    led: v.boolean(),
  }),
);

export const turned = exactly<Turned>()(
  v.object({ type: v.literal('turned'), seat, leads: v.boolean(), wanted: cards }),
);

export const gameEnded = exactly<GameEnded>()(
  v.object({
    type: v.literal('game-ended'),
    reason: v.picklist(['ruin', 'deals', 'target', 'time']),
    winners: v.array(seat),
  }),
);

const play = [
  v.object({ type: v.literal('anted'), seat, stakes: v.array(count) }),
  v.object({
    type: v.literal('dealt'),
    dealer: seat,
    sizes: v.array(count),
    talon: count,
    drawn: v.exactOptional(v.array(v.array(v.nullable(card)))),
  }),
  turned,
  laid,
  v.object({ type: v.literal('passed'), seat, wanted: cards }),
  v.object({ type: v.literal('stalled'), seat }),
  v.object({ type: v.literal('rose'), wanted: cards }),
  v.object({ type: v.literal('stopped'), seat, card }),
  v.object({ type: v.literal('swept'), seat, box: count, counters: amount, opera: v.boolean() }),
  v.object({ type: v.literal('missed'), seat, box: count }),
] as const;

const settlement = [
  v.object({
    type: v.literal('paid'),
    reason: v.picklist(['hand', 'hoc']),
    from: seat,
    to: seat,
    owed: amount,
    counters: amount,
  }),
  v.object({ type: v.literal('ended'), winner: seat, opera: v.boolean() }),
  v.object({ type: v.literal('shown'), seat, cards }),
  v.object({
    type: v.literal('beted'),
    reason: v.picklist(['held', 'missed']),
    seat,
    box: count,
    owed: amount,
    counters: amount,
  }),
  v.object({ type: v.literal('settled'), counters: v.array(amount), boxes: v.array(amount) }),
] as const;

export const gameEvent = exactly<GameEvent>()(v.variant('type', [...play, ...settlement, gameEnded]));

/** A numbered event as one client sees it. One that the client may not see is `hidden`. */
export const tableEvent = v.variant('type', [
  ...play,
  ...settlement,
  gameEnded,
  v.object({ type: v.literal('picked-up'), cards }),
  v.object({ type: v.literal('hidden') }),
]);
