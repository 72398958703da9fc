import { expect, test } from 'vitest';
import { FIRST_RATING, type Rating, rated, ratingOf, shownRating } from './puzzleRating.ts';

const ANSWER = { moves: ['Ah'], value: 0, loss: 0, error: 0, reasons: [] };
const answers = Array.from({ length: 9 }, () => ANSWER);
const EASY = { missedBy: [], answers };
const HARD = { missedBy: ['lowest', 'longest', 'heuristic', 'expert'], answers } as const;

function after(puzzle: Parameters<typeof rated>[1], solved: boolean, times: number): Rating {
  let rating = FIRST_RATING;
  for (let time = 0; time < times; time++) rating = rated(rating, puzzle, solved);
  return rating;
}

test('a solved puzzle raises the rating, a hard one more, and a missed one lowers it', () => {
  const easy = rated(FIRST_RATING, EASY, true);
  const hard = rated(FIRST_RATING, HARD, true);
  expect(easy.mu).toBeGreaterThan(FIRST_RATING.mu);
  expect(hard.mu).toBeGreaterThan(easy.mu);
  expect(rated(FIRST_RATING, HARD, false).mu).toBeLessThan(FIRST_RATING.mu);
  expect(rated(FIRST_RATING, EASY, false).mu).toBeLessThan(rated(FIRST_RATING, HARD, false).mu);
});

test('the rating becomes more certain, and follows what is solved', () => {
  expect(after(EASY, true, 30).sigma).toBeLessThan(FIRST_RATING.sigma * 0.7);
  expect(shownRating(after(HARD, true, 30))).toBeGreaterThan(shownRating(after(EASY, true, 30)));
  expect(shownRating(after(EASY, false, 30))).toBeLessThan(1200);
  expect(shownRating(FIRST_RATING)).toBe(1500);
});

test('a guess between two answers moves the rating a third as much, and less than one among nine', () => {
  const change = (count: number) =>
    rated(FIRST_RATING, { ...HARD, answers: answers.slice(0, count) }, true).mu - FIRST_RATING.mu;
  expect(change(2)).toBeCloseTo(change(9) * (1 / 3 / 0.8));
  expect(change(2)).toBeLessThan(change(3));
});

test('a puzzle is rated by the number of levels that miss it', () => {
  expect(ratingOf(HARD).mu).toBeGreaterThan(ratingOf(EASY).mu);
});
