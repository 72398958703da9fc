import { type Piece, piecesOf } from '../pile.ts';
import type { Anchor, Motion } from './motionPlan.ts';

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
