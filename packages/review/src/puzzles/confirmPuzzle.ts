import { moveText, parsePositionText, viewAtPosition } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { isBestNested } from './findPuzzles.ts';
import { hasMargin, judge, puzzlePosition } from './judgePuzzle.ts';
import type { Puzzle } from './puzzle.ts';

export interface Confirmation {
  /** Whether a search of more deals finds the same best move, and if the ending is solved, by the margin. */
  readonly byDeals: boolean;
  /** Whether the move is also better than every other by the margin for a seat that searches at its later leads. */
  readonly byNested: boolean;
}

export interface ConfirmationEffort {
  readonly deals: number;
  /** Number of deals of the nested search. 0: none, which confirms. */
  readonly nested: number;
}

/** Searches a puzzle again with other random numbers. Nothing is confirmed if its position is invalid. */
export function confirmPuzzle(
  { position: text, answers }: Puzzle,
  seed: string,
  { deals, nested }: ConfirmationEffort,
): Confirmation {
  const parsed = parsePositionText(text);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  const position = reached.ok ? puzzlePosition(reached.value) : null;
  if (position === null) return { byDeals: false, byNested: false };
  const random = seededRandom(`${seed}/${text}`);
  const thought = judge(position, random, deals);
  const best = thought.candidates[0]?.move;
  const isClear = !thought.exact || hasMargin(thought);
  const byDeals = isClear && best !== undefined && answers[0]?.moves.includes(moveText(best)) === true;
  const expected = position.moves.find((move) => answers[0]?.moves.includes(moveText(move)));
  const byNested =
    nested === 0 || (expected !== undefined && isBestNested(position, expected, random, nested));
  return { byDeals, byNested };
}
