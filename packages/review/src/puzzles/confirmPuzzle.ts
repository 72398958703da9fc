import { COUNTING, type Model, RULE_OF_THUMB } from '@nain-jaune/bots/search';
import { moveText, parsePositionText, viewAtPosition } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { isBestNested } from './findPuzzles.ts';
import { hasMargin, judge, puzzlePosition } from './judgePuzzle.ts';
import type { Puzzle } from './puzzle.ts';

export interface Confirmation {
  /** Whether a search of more deals finds the same best move, and if the ending is solved, by the margin. */
  readonly byDeals: boolean;
  /** Whether the move is also clearly better than every other for a seat that searches at its later leads, against other opponents. */
  readonly byNested: boolean;
}

export interface ConfirmationEffort {
  readonly deals: number;
  /** Number of deals of the nested search. 0: none, which confirms. */
  readonly nested: number;
}

/** Opponents that the searches of the puzzles do not know: one lays its low cards first, the other fears to open a box. */
const OTHER_OPPONENTS: readonly Model[] = [
  { weights: { ...RULE_OF_THUMB, low: 1, lead: 0, ahead: 0.4 }, temperature: 1, anything: 0.1 },
  { weights: { ...COUNTING, theirBox: 0.5, lead: 8, points: 0.1 }, temperature: 1, anything: 0.1 },
];
/** Counters that every other move loses at least against these opponents. */
const OTHER_MARGIN = 2;

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
    nested === 0 ||
    (expected !== undefined &&
      isBestNested(position, expected, random, { deals: nested, models: OTHER_OPPONENTS }, OTHER_MARGIN));
  return { byDeals, byNested };
}
