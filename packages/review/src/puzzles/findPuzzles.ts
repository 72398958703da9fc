import { BOTS } from '@nain-jaune/bots';
import { areAlike, type Effort, thinkWhole } from '@nain-jaune/bots/search';
import { compileRules, type GameView, type Move, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { reviewedMoves } from '../review.ts';
import {
  answersOf,
  hasMargin,
  judge,
  LEAST_MARGIN,
  type PuzzlePosition,
  puzzleId,
  puzzlePosition,
} from './judgePuzzle.ts';
import { difficultyOf, missedBy } from './levelChoices.ts';
import { viewsOfDeal } from './playDeal.ts';
import type { Puzzle } from './puzzle.ts';
import { themesOf } from './puzzleThemes.ts';

/** Rules and number of players of a simulated game. */
export interface PuzzleTable {
  readonly rules: RulesetId;
  readonly players: number;
}

/** A quick search that drops moves which fall behind. */
const SCREENING: Effort = {
  states: 20_000,
  deals: 300,
  listed: 1000,
  work: Number.POSITIVE_INFINITY,
  nested: null,
};
/** A search that also searches at the seat's later leads. */
const NESTED: Effort = {
  ...SCREENING,
  deals: 150,
  nested: { deals: 32, leads: 6 },
  keepAll: true,
};
/** Number of possible deals examined for a puzzle. */
const DEALS = 2000;
/** Of the positions that the quick levels and `expert` solve, one in this number is examined. */
const ONE_EASY_IN = 12;

/** Plays one game and returns the puzzles of one of its deals. The result depends on `seed` alone. */
export function findPuzzles({ rules, players }: PuzzleTable, seed: string): Puzzle[] {
  const random = seededRandom(seed);
  const bots = Array.from({ length: players }, () => (below(random, 2) === 0 ? BOTS.heuristic : BOTS.expert));
  return [...viewsOfDeal(RULESETS[rules], bots, random)].flatMap((view) => puzzleAt(view) ?? []);
}

/** Returns the puzzle of a view, or null if it makes none. */
export function puzzleAt(view: GameView): Puzzle | null {
  const position = puzzlePosition(view);
  if (position === null) return null;
  const random = seededRandom(position.text);
  const likely = likelyBest(position, random);
  if (likely === null || isDropped(position, likely, random)) return null;
  const thought = judge(position, random, DEALS);
  const best = thought.candidates[0]?.move;
  if (best === undefined || !hasMargin(thought) || !isBestNested(position, best, random)) return null;
  const missed = missedBy(position, best);
  const answers = answersOf(position, reviewedMoves(position.view, thought));
  return {
    id: puzzleId(position.text),
    position: position.text,
    themes: themesOf(position, answers),
    difficulty: difficultyOf(missed),
    missedBy: missed,
    deals: thought.deals,
    exact: thought.exact,
    answers,
  };
}

/** Returns the best move by a quick search if it leads by the margin of a puzzle. */
function likelyBest({ view, moves }: PuzzlePosition, random: Random): Move | null {
  const [best, ...others] = thinkWhole(view, moves, random, SCREENING).candidates;
  return best !== undefined && others.every(({ loss }) => loss >= LEAST_MARGIN) ? best.move : null;
}

/** Most positions are easy: a part of them is enough. */
function isDropped(position: PuzzlePosition, best: Move, random: Random): boolean {
  if (below(random, ONE_EASY_IN) === 0) return false;
  return missedBy(position, best, ['lowest', 'longest', 'heuristic', 'expert']).length === 0;
}

/** Whether a move is better than every other by the least margin for a seat that also searches at its later leads. */
export function isBestNested(
  { view, moves }: PuzzlePosition,
  best: Move,
  random: Random,
  deals = NESTED.deals,
): boolean {
  const rules = compileRules(view.rules, view.players);
  const [found, ...others] = thinkWhole(view, moves, random, { ...NESTED, deals }).candidates;
  return (
    found !== undefined &&
    areAlike(rules, found.move, best) &&
    others.every(({ loss }) => loss >= LEAST_MARGIN)
  );
}
