import { type Piece, piecesOf } from '../pile.ts';
import type { Motion } from './motionPlan.ts';

type Counters = Extract<Motion, { type: 'counters' }>;

export interface FlyingPiece {
  readonly kind: Piece;
  readonly motion: Counters;
  /** Index among the pieces of its motion. */
  readonly place: number;
}

const MAX_PER_MOTION = 6;

/** The pieces that fly for some motions, at most `limit`. Every motion has at least one if the limit allows. */
export function flyingPieces(motions: readonly Counters[], limit: number): FlyingPiece[] {
  const each = Math.max(1, Math.min(MAX_PER_MOTION, Math.floor(limit / Math.max(1, motions.length))));
  const stride = Math.max(1, Math.ceil(motions.length / limit));
  return motions
    .filter((_, index) => index % stride === 0)
    .flatMap((motion) =>
      piecesOf(motion.counters)
        .slice(0, each)
        .map((kind, place) => ({ kind, motion, place })),
    );
}
