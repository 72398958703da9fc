import { type Piece, piecesOf } from '../table/pile.ts';
import type { Motion } from './motionPlan.ts';

type Counters = Extract<Motion, { type: 'counters' }>;

/** One piece on its way. */
export interface FlyingPiece {
  readonly kind: Piece;
  readonly motion: Counters;
  /** Its place among the pieces of its motion, from 0. */
  readonly place: number;
}

/** How many pieces one heap sends at most. */
const MOST_OF_ONE = 6;

/** The pieces that fly for some motions, `most` at most: fewer of each where there are many, and at least one of each where there is room. */
export function piecesInTheAir(motions: readonly Counters[], most: number): FlyingPiece[] {
  const each = Math.max(1, Math.min(MOST_OF_ONE, Math.floor(most / Math.max(1, motions.length))));
  const stride = Math.max(1, Math.ceil(motions.length / most));
  return motions
    .filter((_, index) => index % stride === 0)
    .flatMap((motion) =>
      piecesOf(motion.counters)
        .slice(0, each)
        .map((kind, place) => ({ kind, motion, place })),
    );
}
