import type { Puzzle } from '@nain-jaune/review/puzzles';
import { beforeEach, expect, test } from 'vitest';
import { saveText } from '../../app/browser/browser.ts';
import { filtered, nextPuzzle, type PuzzleFilter } from './puzzleFilter.svelte.ts';
import { FIRST_RATING } from './puzzleRating.ts';
import { puzzleResults } from './puzzleResults.svelte.ts';

function puzzle(id: string, changes: Partial<Puzzle> = {}): Puzzle {
  const themes = ['lead', 'honour'] as const;
  return {
    id,
    position: 'famille 0 …',
    themes,
    difficulty: 'easy',
    missedBy: [],
    deals: 1,
    exact: true,
    answers: [],
    ...changes,
  };
}

beforeEach(() => puzzleResults.reset());

test('the first answer counts for rating, streak and themes, later ones do not', () => {
  expect(puzzleResults.take(puzzle('a'), true)).toBe(true);
  const { mu } = puzzleResults.rating;
  expect(mu).toBeGreaterThan(FIRST_RATING.mu);
  expect(puzzleResults.take(puzzle('a'), false)).toBe(false);
  expect(puzzleResults.rating.mu).toBe(mu);
  expect(puzzleResults.take(puzzle('b'), true)).toBe(true);
  expect([puzzleResults.streak, puzzleResults.bestStreak]).toEqual([2, 2]);
  puzzleResults.take(puzzle('c', { themes: ['keep-or-lay'] }), false);
  expect([puzzleResults.streak, puzzleResults.bestStreak]).toEqual([0, 2]);
  expect([puzzleResults.solved, puzzleResults.answered]).toEqual([2, 3]);
  expect(puzzleResults.tallyOf('honour')).toEqual({ right: 2, wrong: 0 });
  expect(puzzleResults.tallyOf('keep-or-lay')).toEqual({ right: 0, wrong: 1 });
  expect([puzzleResults.firstOf('a'), puzzleResults.firstOf('c'), puzzleResults.firstOf('d')]).toEqual([
    true,
    false,
    null,
  ]);
});

test('damaged results are read as far as they are valid', () => {
  saveText(
    'puzzles',
    JSON.stringify({ first: { a: 'yes', b: true }, mu: 'x', sigma: -1, streak: -3, themes: 7 }),
  );
  expect(puzzleResults.take(puzzle('a'), true)).toBe(true);
  expect(puzzleResults.streak).toBe(1);
  expect(puzzleResults.firstOf('b')).toBe(true);
});

test('an id that is a property of every object is a puzzle like any other', () => {
  expect(puzzleResults.firstOf('constructor')).toBeNull();
  expect(puzzleResults.take(puzzle('constructor'), true)).toBe(true);
});

test('the filter takes rules, theme and difficulty, and of own mistakes all rules', () => {
  const all = [
    puzzle('a'),
    puzzle('b', { difficulty: 'hard' }),
    puzzle('c', { themes: ['which-card'] }),
    puzzle('d', { position: 'lindor-1789 0 …' }),
  ];
  const none = { own: false, rules: null, theme: null, difficulty: null };
  const ids = (choice: Partial<PuzzleFilter>) => filtered(all, { ...none, ...choice }).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c', 'd']);
  expect(ids({ theme: 'honour' })).toEqual(['a', 'b', 'd']);
  expect(ids({ theme: 'honour', difficulty: 'hard' })).toEqual(['b']);
  expect(ids({ rules: 'lindor-1789' })).toEqual(['d']);
  expect(ids({ rules: 'lindor-1789', own: true })).toEqual(['a', 'b', 'c', 'd']);
});

test('the next puzzle is a new one near the rating, else any but the last', () => {
  const hard = puzzle('hard', { missedBy: ['lowest', 'longest', 'heuristic', 'expert'] });
  const usual = Array.from({ length: 12 }, (_, index) =>
    puzzle(`usual${index}`, { missedBy: ['lowest', 'longest'] }),
  );
  const all = [hard, ...usual];
  const next = (answered: readonly string[], last: string | null, drawn: number) =>
    nextPuzzle(all, (id) => answered.includes(id), FIRST_RATING, last, drawn)?.id;
  for (const drawn of [0, 0.5, 0.999, 1]) expect(next([], null, drawn)).toMatch(/^usual/);
  expect(
    next(
      usual.map(({ id }) => id),
      null,
      0.5,
    ),
  ).toBe('hard');
  const everyone = all.map(({ id }) => id);
  expect(next(everyone, 'hard', 0)).toBe('usual0');
  expect(nextPuzzle([], () => false, FIRST_RATING, null, 0)).toBeNull();
  expect(nextPuzzle([hard], () => true, FIRST_RATING, 'hard', 0)?.id).toBe('hard');
});
