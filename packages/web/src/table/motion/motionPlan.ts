import { makeCardText, type Seat, type ViewEvent } from '@nain-jaune/engine';
import type { PaceName } from '../../app/settings/preferences.svelte.ts';
import { type Piece, piecesOf } from '../pile.ts';

/** Until the settlement covers who goes out. Nothing is shown at a fast table. */
export const GOING_OUT_MS: Readonly<Record<PaceName, number>> = {
  slow: 2400,
  normal: 1600,
  fast: 0,
  instant: 0,
};

/** Start or end of a flight. */
export type Anchor =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'box'; readonly box: number };

/** A movement caused by an event. `step`: index of its step in the plan. */
export type Motion =
  /** From a hand to the run. `isHeld`: it empties a box or ends the deal, and is shown large. */
  | {
      readonly type: 'card';
      readonly step: number;
      readonly card: string;
      readonly seat: Seat;
      readonly isHeld: boolean;
    }
  | {
      readonly type: 'counters';
      readonly step: number;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly counters: number;
    }
  /** A box whose honour was not announced. */
  | { readonly type: 'shake'; readonly step: number; readonly box: number }
  /** All hands are dealt, those of other seats seen from behind. `sizes`: by seat. */
  | {
      readonly type: 'deal';
      readonly step: number;
      readonly dealer: Seat;
      readonly sizes: readonly number[];
    };

/** Consecutive events of these types share a step. */
const TOGETHER: ReadonlySet<ViewEvent['type']> = new Set(['anted', 'paid', 'beted']);

/** Plans the movements for events, in their order. */
export function planMotion(events: readonly ViewEvent[]): Motion[] {
  const motions: Motion[] = [];
  let step = -1;
  let last: ViewEvent['type'] | null = null;
  for (const [index, event] of events.entries()) {
    const isNext = event.type !== last || !TOGETHER.has(event.type);
    const made = motionsOf(event, isNext ? step + 1 : step, isHeldBefore(events[index + 1]));
    if (made.length === 0) continue;
    if (isNext) step++;
    last = event.type;
    motions.push(...made);
  }
  return motions;
}

function isHeldBefore(next: ViewEvent | undefined): boolean {
  return next?.type === 'swept' || next?.type === 'ended';
}

function motionsOf(event: ViewEvent, step: number, isHeld: boolean): Motion[] {
  const seat = (at: Seat): Anchor => ({ type: 'seat', seat: at });
  const box = (at: number): Anchor => ({ type: 'box', box: at });
  const fly = (from: Anchor, to: Anchor, counters: number): Motion[] =>
    counters === 0 ? [] : [{ type: 'counters', step, from, to, counters }];
  switch (event.type) {
    case 'laid':
      return [{ type: 'card', step, card: makeCardText(event.card), seat: event.seat, isHeld }];
    case 'dealt':
      return [{ type: 'deal', step, dealer: event.dealer, sizes: event.sizes }];
    case 'missed':
      return [{ type: 'shake', step, box: event.box }];
    case 'swept':
      return fly(box(event.box), seat(event.seat), event.counters);
    case 'paid':
      return fly(seat(event.from), seat(event.to), event.counters);
    case 'beted':
      return fly(seat(event.seat), box(event.box), event.counters);
    case 'anted':
      return event.stakes.flatMap((stake, at) => fly(seat(event.seat), box(at), stake));
    default:
      return [];
  }
}

type Counters = Extract<Motion, { type: 'counters' }>;

/** A piece between seats and boxes. Times are in milliseconds after the events. */
export interface FlyingPiece {
  /** Null if it is not drawn, because others are enough. */
  readonly kind: Piece | null;
  readonly motion: Counters;
  /** The counters that leave and land with it. */
  readonly counters: number;
  /** Index among the pieces of its motion. */
  readonly place: number;
  readonly leaves: number;
  readonly lands: number;
}

interface Lying {
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
}

const MAX_PER_MOTION = 6;
/** In steps after the events: when the first pieces leave, and when the last have landed. */
const [LEAVE, LANDED] = [0.8, 3.1];
/** The most steps from the first piece of one step of the plan to the first of the next. */
const TURN = 1.5;
/** Antes fly while the last cards are dealt, which is the same at every pace. */
const ANTES = { leaves: 400, lands: 700 };

/**
 * The pieces that fly for a plan, at most `limit` of them drawn. Every motion has at least one drawn if the limit allows. Those of a
 * step leave when the previous ones have landed. `stepMs`: duration of a step.
 */
export function flyingPieces(plan: readonly Motion[], limit: number, stepMs: number): FlyingPiece[] {
  const motions = plan.filter((motion) => motion.type === 'counters');
  const each = Math.max(1, Math.min(MAX_PER_MOTION, Math.floor(limit / Math.max(1, motions.length))));
  const stride = Math.max(1, Math.ceil(motions.length / limit));
  const steps = [...new Set(motions.map(({ step }) => step))];
  const turn = Math.min(TURN, (LANDED - LEAVE) / steps.length) * stepMs;
  const isDeal = plan.some(({ type }) => type === 'deal');
  return motions.flatMap((motion, index) => {
    const kinds = index % stride === 0 ? piecesOf(motion.counters).slice(0, each) : [null];
    const upTo = (place: number) => Math.round((motion.counters * place) / kinds.length);
    return kinds.map((kind, place) => {
      const leaves = LEAVE * stepMs + (steps.indexOf(motion.step) + place / 3 / MAX_PER_MOTION) * turn;
      const times = isDeal ? ANTES : { leaves, lands: leaves + (turn * 2) / 3 };
      return { kind, motion, place, counters: upTo(place + 1) - upTo(place), ...times };
    });
  });
}

/** What seats and boxes show while pieces fly: a number changes when a piece leaves or lands. `time`: since the events. */
export function lyingDuring(
  lying: Lying,
  flights: readonly { readonly pieces: readonly FlyingPiece[]; readonly time: number }[],
): Lying {
  const shown = { counters: [...lying.counters], boxes: [...lying.boxes] };
  const add = (anchor: Anchor, counters: number) => {
    if (anchor.type === 'seat') shown.counters[anchor.seat]! += counters;
    else shown.boxes[anchor.box]! += counters;
  };
  for (const { pieces, time } of flights)
    for (const { motion, counters, leaves, lands } of pieces) {
      if (time < leaves) add(motion.from, counters);
      if (time < lands) add(motion.to, -counters);
    }
  return shown;
}

/** The playback rate at which pieces with `left` milliseconds to fly have landed before others leave in `lead` milliseconds. */
export function rateToLand(left: number, lead: number): number {
  return Math.max(1, left / lead);
}
