import { compileRules, type GameView, type Move } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { consideredMoves } from './consideredMoves.ts';
import type { ReviewedMove } from './dealReview.ts';
import { type EvaluationLimits, evaluateMoves } from './evaluateMoves.ts';
import { reviewedMoves } from './review.ts';

/** The moves that a seat may make now, the best first, with their value and reasons. */
export interface Hint {
  readonly moves: readonly ReviewedMove[];
  /** The move to make if all legal moves are equivalent. Then `moves` is empty. */
  readonly only: Move | null;
  /** Number of possible deals examined. */
  readonly deals: number;
  /** Whether the ending was solved: the best plan over all possible deals, if the others play by rules of thumb. */
  readonly exact: boolean;
}

/**
 * Computes a hint for the view's own seat, from that view alone. Yields every few milliseconds; call `return()` to stop it.
 * Equivalent moves are listed once, and honours are announced.
 *
 * @example
 * ```ts
 * import { beginView, dealCards, legalMovesOf, moveText, PACK, RULESETS, seatAt, seeStep, startGame } from '@nain-jaune/engine';
 * import { seededRandom } from '@nain-jaune/engine/random';
 * import { hintFor } from '@nain-jaune/review';
 *
 * const dealt = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * const view = seeStep(beginView(RULESETS['nain-jaune-court'], 4, seatAt(1)), dealt);
 *
 * const thinking = hintFor(view, legalMovesOf(view), seededRandom(1), { deals: 10 });
 * let step = thinking.next();
 * while (!step.done) step = thinking.next();
 * step.value.only && moveText(step.value.only); // => 'Ac'
 * ```
 */
export function* hintFor(
  view: GameView,
  legal: readonly Move[],
  random: Random,
  effort: EvaluationLimits,
): Generator<void, Hint, void> {
  const moves = consideredMoves(compileRules(view.rules, view.players), legal, null);
  const [first] = moves;
  if (first !== undefined && moves.length === 1) return { moves: [], only: first, deals: 0, exact: true };
  const thought = yield* evaluateMoves(view, moves, random, effort);
  return { moves: reviewedMoves(view, thought), only: null, deals: thought.deals, exact: thought.exact };
}
