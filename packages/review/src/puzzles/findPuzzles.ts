import { BOTS } from '@nain-jaune/bots';
import { areAlike, type Effort, type Thought, thinkWhole } from '@nain-jaune/bots/search';
import { compileRules, type GameView, type Move, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Estimate } from '../estimate.ts';
import { reviewedMoves } from '../review.ts';
import { explainingReasons, isExplained } from './explaining.ts';
import {
  answersOf,
  hasMargin,
  judge,
  LEAST_MARGIN,
  type PuzzlePosition,
  positionOfText,
  puzzleId,
  puzzlePosition,
} from './judgePuzzle.ts';
import { difficultyOf, missedBy } from './levelChoices.ts';
import { originOf, totalOf } from './originOf.ts';
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
/** Counters by which the parts of a value may differ from it. */
const SAME_VALUE = 1;
/** Of the positions that the quick levels and `expert` solve, one in this number is examined. */
const ONE_EASY_IN = 12;

/**
 * Plays one game and returns a puzzle of one of its deals, or null if none is found. Its decisions are examined in random order. The result
 * depends on `seed` alone.
 */
export function findPuzzle({ rules, players }: PuzzleTable, seed: string): Puzzle | null {
  const random = seededRandom(seed);
  const bots = Array.from({ length: players }, () => (below(random, 2) === 0 ? BOTS.heuristic : BOTS.expert));
  const views = [...viewsOfDeal(RULESETS[rules], bots, random)];
  while (views.length > 0) {
    const [view] = views.splice(below(random, views.length), 1);
    const puzzle = view === undefined ? null : puzzleAt(view);
    if (puzzle !== null) return puzzle;
  }
  return null;
}

/** Returns the puzzle of a view, or null if it makes none. */
export function puzzleAt(view: GameView): Puzzle | null {
  const position = puzzlePosition(view);
  if (position === null) return null;
  const random = seededRandom(position.text);
  const likely = likelyBest(position, random);
  return likely === null || isDropped(position, likely, random) ? null : examined(position);
}

/** Returns what a stored puzzle is by all that is demanded now, or null if it is none. */
export function puzzleAgain({ position: text }: Puzzle): Puzzle | null {
  const position = positionOfText(text);
  return position === null ? null : examined(position);
}

function examined(position: PuzzlePosition): Puzzle | null {
  const thought = judge(position, seededRandom(`${position.text}/judge`), DEALS);
  const best = thought.candidates[0]?.move;
  if (best === undefined || !hasMargin(thought)) return null;
  const answers = answersOf(position, reviewedMoves(position.view, thought)).map((answer, index) => ({
    ...answer,
    wins: Math.round(100 * (thought.candidates[index]?.wins ?? 0)) / 100,
  }));
  const random = seededRandom(`${position.text}/nested`);
  const explained = answers.map((answer, index) =>
    index === 0 ? { ...answer, reasons: explainingReasons(answers) } : answer,
  );
  if (!isExplained(explained) || !isBestNested(position, best, random)) return null;
  const missed = missedBy(position, best);
  if (missed.includes('master')) return null;
  return withOrigin(position, thought, {
    id: puzzleId(position.text),
    position: position.text,
    themes: themesOf(position, answers),
    difficulty: difficultyOf(missed),
    missedBy: missed,
    deals: thought.deals,
    exact: thought.exact,
    answers: explained,
  });
}

/** Adds the line of play and the origin of the counters, or returns null if playouts by rules of thumb show other values. */
function withOrigin(position: PuzzlePosition, { candidates }: Thought, puzzle: Puzzle): Puzzle | null {
  const [best, second] = candidates;
  if (best === undefined || second === undefined) return null;
  const { parts, line } = originOf(
    position,
    [best.move, second.move],
    seededRandom(`${position.text}/judge`),
    DEALS,
  );
  const isSame = [best, second].every(
    ({ value }, index) => Math.abs(totalOf(parts[index] ?? parts[0]) - value) <= SAME_VALUE,
  );
  const answers = puzzle.answers.map((answer, index) =>
    index < parts.length ? { ...answer, parts: parts[index] } : answer,
  );
  return isSame ? { ...puzzle, line, answers } : null;
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

/** Whether a move is better than every other by the margin of a puzzle for a seat that also searches at its later leads. */
function isBestNested(position: PuzzlePosition, best: Move, random: Random): boolean {
  return nestedMargin(position, best, random).value >= LEAST_MARGIN;
}

/** Returns by how much a move is better than every other for a seat that also searches at its later leads. Negative if another is the best. */
export function nestedMargin(
  { view, moves }: PuzzlePosition,
  best: Move,
  random: Random,
  effort: Partial<Pick<Effort, 'deals' | 'models'>> = {},
): Estimate {
  const rules = compileRules(view.rules, view.players);
  const { candidates } = thinkWhole(view, moves, random, { ...NESTED, ...effort });
  const place = candidates.findIndex(({ move }) => areAlike(rules, move, best));
  const other = candidates[place === 0 ? 1 : place];
  const { loss = 0, lossError = 0 } = other ?? {};
  return { value: place === 0 ? loss : -loss, standardError: lossError };
}
