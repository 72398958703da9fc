import type { Move } from '@nain-jaune/engine';
import type { ReviewedMove } from './dealReview.ts';

/**
 * How the values of moves were found.
 * - `solved-for-seat`: the best plan for what the seat to move knows, in every deal that is possible for it, if the
 *   others play by rules of thumb.
 * - `some-deals`: from playouts of deals that are possible for it.
 * - `solved`: all hands are known to all players, and each plays best for itself.
 * - `open-playouts`: all hands are known, and players who see their own hand only play on.
 */
export type EvaluationBasis = 'solved-for-seat' | 'some-deals' | 'solved' | 'open-playouts';

export interface EvaluatedMove extends ReviewedMove {
  /** Legal moves that are equivalent to this one. */
  readonly alike: readonly Move[];
}

/** The legal moves of a position with their values. */
export interface Evaluation {
  readonly basis: EvaluationBasis;
  /** The best first. Empty if all legal moves are equivalent and no value is known. */
  readonly moves: readonly EvaluatedMove[];
  /** The moves that are equivalent if `moves` is empty. */
  readonly only: readonly Move[];
  /** The number of deals or playouts behind the values. 1 if the position is solved. */
  readonly deals: number;
}

/** Yields better and better evaluations, and undefined in between every few milliseconds. */
export type Evaluating = Generator<Evaluation | undefined, void, void>;
