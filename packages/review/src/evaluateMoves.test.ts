import {
  compileRules,
  type GameView,
  legalMovesOf,
  moveText,
  parsePositionText,
  viewAtPosition,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { consideredMoves } from './consideredMoves.ts';
import { isSignificantlyAbove } from './estimate.ts';
import { evaluateMoves } from './evaluateMoves.ts';
import { runToEnd } from './testing/preparedDeal.ts';

/** The loss of a move, which is judged again if it was made. */
function lossOf(position: string, text: string, isMade: boolean) {
  const parsed = parsePositionText(position);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  if (!reached.ok) throw new RangeError(position);
  const view: GameView = reached.value;
  const moves = consideredMoves(compileRules(view.rules, view.players), legalMovesOf(view), null);
  const made = moves.find((move) => moveText(move) === text)!;
  const work = evaluateMoves(view, moves, seededRandom('look'), { deals: 400 }, isMade ? made : null);
  const { candidates, exact } = runToEnd(work);
  const { loss, lossError } = candidates.find(({ move }) => moveText(move) === text)!;
  expect(exact).toBe(false);
  expect(candidates[0]!.loss).toBe(0);
  return { value: loss, standardError: lossError };
}

const AS_GOOD = [
  [
    'nain-jaune-court 0 3 81,38,50,31 0,0,0,0,0 Ad2h2s3d4h5s6s7hTcTdQhKhKs/?13/?13/?13 . Ad2h3d4h5s6s7h--8d9d-ThJc!Qc-Ks!',
    'Td!',
  ],
  ['famille 2 2 120,120,120,120,120 0,0,0,0,0 ?9/?9/Ad2d6c7sQcKcKdKhKs/?9/?9 ?7 JdQs----KhQcKc', 'Kd'],
] as const;

test.each(AS_GOOD)(
  'a move is no mistake if the own later leads make good for it: %s %s',
  (position, made) => {
    expect(isSignificantlyAbove(lossOf(position, made, false), 1)).toBe(true);
    expect(lossOf(position, made, true).value).toBeLessThan(1);
  },
);

test('a move that is worse anyway stays a mistake', () => {
  const [[position]] = AS_GOOD;
  const loss = lossOf(position, 'Kh', true);
  expect(isSignificantlyAbove(loss, 1)).toBe(true);
  expect(loss.value).toBeLessThanOrEqual(lossOf(position, 'Kh', false).value);
});
