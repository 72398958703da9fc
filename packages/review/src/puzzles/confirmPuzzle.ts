import { COUNTING, type Model, RULE_OF_THUMB } from '@nain-jaune/bots/search';
import { type Move, moveText } from '@nain-jaune/engine';
import { itemAt } from '@nain-jaune/engine/kernel';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { nestedMargin } from './findPuzzles.ts';
import { hasMargin, judge, type PuzzlePosition, positionOfText } from './judgePuzzle.ts';
import type { Puzzle } from './puzzle.ts';

export interface Confirmation {
  /** Whether a search of more deals finds the same best move, and if the ending is solved, by the margin. */
  readonly byDeals: boolean;
  /** Whether the move is also clearly better than every other for a seat that searches at its later leads, against other opponents. */
  readonly byNested: boolean;
}

export interface ConfirmationEffort {
  readonly deals: number;
  /** Number of deals of the nested search, ten times as many if these leave it in doubt. 0: none, which confirms. */
  readonly nested: number;
  /** Which pair of other opponents the nested search has, from 0. Default 0, the pair by which puzzles are found. */
  readonly opponents?: number;
}

/** Pairs of opponents that the searches of the puzzles do not know. The last two are for checks of the puzzles that were found. */
const OTHER_OPPONENTS: readonly (readonly Model[])[] = [
  [
    // One lays its low cards first, the other fears to open a box.
    { weights: { ...RULE_OF_THUMB, low: 1, lead: 0, ahead: 0.4 }, temperature: 1, anything: 0.1 },
    { weights: { ...COUNTING, theirBox: 0.5, lead: 8, points: 0.1 }, temperature: 1, anything: 0.1 },
  ],
  [
    {
      weights: { ...RULE_OF_THUMB, points: 0.2, box: 1.5, lead: 8, counts: true },
      temperature: 1,
      anything: 0.15,
    },
    { weights: { ...COUNTING, low: 0.3, box: 1, lead: 4, ahead: 0.3 }, temperature: 1.5, anything: 0.15 },
  ],
  [
    { weights: { ...RULE_OF_THUMB, low: 0.5, box: 2, ahead: 0.15 }, temperature: 1, anything: 0.2 },
    { weights: { ...COUNTING, points: 0, low: 0, lead: 10, goingOut: 30 }, temperature: 2, anything: 0.1 },
  ],
];
/** How many times the deals of the nested search decide if its margin is within two standard errors of the limit. */
const MORE = 10;
/** Counters that every other move loses at least against these opponents. */
const OTHER_MARGIN = 2;

/** Searches a puzzle again with other random numbers. Nothing is confirmed if its position is invalid. */
export function confirmPuzzle(
  { position: text, answers }: Puzzle,
  seed: string,
  { deals, nested, opponents = 0 }: ConfirmationEffort,
): Confirmation {
  const position = positionOfText(text);
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
      isStillBest(position, expected, random, { deals: nested, models: itemAt(OTHER_OPPONENTS, opponents) }));
  return { byDeals, byNested };
}

function isStillBest(
  position: PuzzlePosition,
  best: Move,
  random: Random,
  { deals, models }: { readonly deals: number; readonly models: readonly Model[] },
): boolean {
  const margin = nestedMargin(position, best, random, { deals, models });
  if (Math.abs(margin.value - OTHER_MARGIN) >= 2 * margin.standardError) return margin.value >= OTHER_MARGIN;
  return nestedMargin(position, best, random, { deals: MORE * deals, models }).value >= OTHER_MARGIN;
}
