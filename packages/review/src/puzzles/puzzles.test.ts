import {
  legalMovesOf,
  makeRecord,
  moveText,
  parsePositionText,
  RULESETS,
  replayRecord,
  seatsOf,
  viewAtPosition,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope, randomGame } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { REVIEW_OPTIONS, reviewDeal } from '../review.ts';
import { confirmPuzzle } from './confirmPuzzle.ts';
import { findPuzzles } from './findPuzzles.ts';
import { hasMargin, judge, LEAST_ERRORS, LEAST_MARGIN, puzzlePosition } from './judgePuzzle.ts';
import { difficultyOf } from './levelChoices.ts';
import { mistakePuzzles } from './mistakePuzzles.ts';
import type { Puzzle } from './puzzle.ts';
import { selectPuzzles } from './selectPuzzles.ts';

const GAMES = inScope({ quick: 2, all: 4 });
const RULES = inScope({
  quick: ['lindor-1789', 'gelber-zwerg'] as const,
  all: ['lindor-1789', 'gelber-zwerg', 'yellow-dwarf'] as const,
});
const found = RULES.flatMap((rules) =>
  Array.from({ length: GAMES }, (_, game) => findPuzzles({ rules, players: 4 }, `${rules}/${game}`)).flat(),
);

function viewOf({ position }: Pick<Puzzle, 'position'>) {
  const parsed = parsePositionText(position);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  if (!reached.ok) throw new Error(JSON.stringify(reached.error));
  return reached.value;
}

describe('puzzles found in games', () => {
  test('are some, and the same for the same seed', () => {
    expect(found.length).toBeGreaterThanOrEqual(GAMES);
    const again = findPuzzles({ rules: RULES[0], players: 4 }, `${RULES[0]}/0`);
    expect(found.slice(0, again.length)).toEqual(again);
  });

  test('have a position that knows the cards of one seat, with every legal move in one answer', () => {
    for (const puzzle of found) {
      const view = viewOf(puzzle);
      expect(view.deal?.turn?.seat).toBe(view.seat);
      const answers = puzzle.answers.flatMap(({ moves }) => moves);
      expect(new Set(answers).size).toBe(answers.length);
      const announced = legalMovesOf(view).map(moveText);
      for (const move of answers) expect(announced).toContain(move);
      const cards = (moves: readonly string[]) => new Set(moves.map((move) => move.replace('!', '')));
      expect(cards(answers)).toEqual(cards(announced));
    }
  });

  test('have one move that is better than the others by the margin', () => {
    for (const { answers, exact } of found) {
      const [best, ...others] = answers;
      expect(best?.loss).toBe(0);
      for (const { loss, error } of others) {
        expect(loss).toBeGreaterThanOrEqual(LEAST_MARGIN);
        // The file has one decimal.
        if (!exact) expect(loss + 0.05).toBeGreaterThanOrEqual(LEAST_ERRORS * (error - 0.05));
      }
    }
  });

  test('name their question first, and give a difficulty by the levels that miss them', () => {
    for (const { themes, answers, missedBy, difficulty, position } of found) {
      const passes = answers.some(({ moves }) => moves[0] === '-');
      const leads = viewOf({ position }).deal?.turn?.leads === true;
      expect(themes[0]).toBe(leads ? 'lead' : passes ? 'keep-or-lay' : 'which-card');
      expect(difficulty).toBe(difficultyOf(missedBy));
    }
  });

  test('are confirmed by a search with another seed', () => {
    for (const puzzle of found.slice(0, inScope({ quick: 5, all: 30 })))
      expect(confirmPuzzle(puzzle, 'other', { deals: 2000, nested: 0 }).byDeals, puzzle.id).toBe(true);
  });
});

test('a puzzle whose position is invalid, or whose answer is not the best, is not confirmed', () => {
  const [puzzle] = found as [Puzzle];
  const effort = { deals: 500, nested: 20 };
  expect(confirmPuzzle({ ...puzzle, position: 'poker' }, 'seed', effort)).toEqual({
    byDeals: false,
    byNested: false,
  });
  const reversed = { ...puzzle, answers: puzzle.answers.toReversed() };
  expect(confirmPuzzle(reversed, 'seed', effort)).toEqual({ byDeals: false, byNested: false });
});

test('a position without a clear best move has no margin', () => {
  const candidate = (loss: number, lossError: number) => ({
    move: { type: 'pass' } as const,
    value: 0,
    standardError: 0,
    loss,
    lossError,
    wins: 0,
    leadsAgain: 0,
  });
  const thought = (exact: boolean, ...losses: [number, number][]) => ({
    candidates: [candidate(0, 0), ...losses.map(([loss, error]) => candidate(loss, error))],
    deals: 1,
    exact,
  });
  expect(hasMargin(thought(false, [3, 0.6]))).toBe(true);
  expect(hasMargin(thought(false, [3, 0.7]))).toBe(false);
  expect(hasMargin(thought(true, [3, 0.7]))).toBe(true);
  expect(hasMargin(thought(true, [2.9, 0]))).toBe(false);
  expect(hasMargin(thought(false, [3, 0.5], [20, 5]))).toBe(false);
});

test('puzzles are selected from all groups, each position once, in their order', () => {
  const selected = selectPuzzles([...found, ...found], 6);
  expect(selected).toHaveLength(6);
  expect(new Set(selected.map(({ id }) => id)).size).toBe(6);
  expect(selected.map((puzzle) => found.indexOf(puzzle))).toEqual(
    selected.map((puzzle) => found.indexOf(puzzle)).toSorted((a, b) => a - b),
  );
  expect(new Set(selected.map(({ position }) => position.split(' ')[0])).size).toBeGreaterThan(1);
  expect(selectPuzzles([], 5)).toEqual([]);
});

test('mistakes of a reviewed deal become puzzles with the better move as their answer', {
  tags: ['deep'],
}, () => {
  let made = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { game } = randomGame(RULESETS['lindor-1789'], 4, seed, { deals: 1 });
    const players = seatsOf(4).map((seat) => ({ name: `Player ${seat}` }));
    const replayed = replayRecord(makeRecord(game, players));
    if (!replayed.ok) throw new Error('the record is right');
    const options = { ...REVIEW_OPTIONS, deals: 60, streams: 4, placeDeals: 100, positions: 100 };
    const work = reviewDeal(replayed.value, 1, options);
    let step = work.next();
    while (!step.done) step = work.next();
    const review = step.value;
    if (review === null) continue;
    for (const { seat, move, made: text, puzzle } of mistakePuzzles(replayed.value, review)) {
      made += 1;
      const choice = review.choices.find((one) => one.move === move);
      expect(choice?.seat).toBe(seat);
      expect(viewOf(puzzle).seat).toBe(seat);
      expect(puzzle.answers[0]?.moves).toContain(moveText(choice!.moves[0]!.move));
      expect(puzzle.answers[0]?.moves).not.toContain(text);
    }
  }
  expect(made).toBeGreaterThan(0);
});

test('a view without a choice makes no puzzle, and a judged one is repeatable', () => {
  const [puzzle] = found as [Puzzle];
  const position = puzzlePosition(viewOf(puzzle))!;
  expect(position.text).toBe(puzzle.position);
  expect(judge(position, seededRandom(1), 50)).toEqual(judge(position, seededRandom(1), 50));
  expect(puzzlePosition({ ...viewOf(puzzle), seat: null })).toBeNull();
});
