import { areAlike } from '@nain-jaune/bots/search';
import { compileRules, type GameView, legalMovesOf, type Move, type Rules } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { ReviewedMove } from './dealReview.ts';
import type { EvaluatedMove, Evaluating, Evaluation } from './evaluation.ts';
import { type Hint, hintFor } from './hint.ts';
import { mapProgress } from './mapProgress.ts';

/** The number of deals of each evaluation. The first takes some ten milliseconds. */
const EFFORTS = [40, 400, 2500, 10_000] as const;

/**
 * Evaluates the legal moves of the view's seat from what it knows, with growing effort. Stops early if the ending
 * is solved or all possible deals were examined. Yields nothing if it is not the turn of the seat.
 *
 * @param seed The same seed leads to the same values.
 */
export function* evaluateView(view: GameView, seed: string): Evaluating {
  const legal = legalMovesOf(view);
  if (legal.length === 0) return;
  const rules = compileRules(view.rules, view.players);
  for (const deals of EFFORTS) {
    const search = hintFor(view, legal, seededRandom(`${seed}/${deals}`), { deals });
    const hint = yield* mapProgress(search, () => undefined);
    yield evaluationOf(rules, legal, hint);
    if (hint.exact || hint.deals < deals) return;
  }
}

function evaluationOf(rules: Rules, legal: readonly Move[], { moves, only, deals, exact }: Hint): Evaluation {
  return {
    basis: exact ? 'solved-for-seat' : 'some-deals',
    moves: withAlike(rules, legal, moves),
    only: only === null ? [] : legal,
    deals,
  };
}

/** Adds to each move the legal moves that are equivalent. */
export function withAlike(
  rules: Rules,
  legal: readonly Move[],
  moves: readonly ReviewedMove[],
): EvaluatedMove[] {
  return moves.map((reviewed) => ({
    ...reviewed,
    alike: legal.filter((move) => !isSame(move, reviewed.move) && areAlike(rules, move, reviewed.move)),
  }));
}

function isSame(one: Move, other: Move): boolean {
  if (one.type === 'pass' || other.type === 'pass') return one.type === other.type;
  return one.card === other.card && one.announced === other.announced;
}
