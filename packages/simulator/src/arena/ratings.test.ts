import { expect, test } from 'vitest';
import type { ArenaGame } from './arenaGame.ts';
import { Ratings } from './ratings.ts';

function game(seated: number[], counters: number[]): ArenaGame {
  return { seated, counters, won: [], decisions: [], deals: 1, line: null };
}

test('more counters raise the rating, and more games a smaller uncertainty', () => {
  const ratings = new Ratings(3);
  const before = ratings.of(0);
  for (let number = 0; number < 50; number++) ratings.add(game([0, 1, 2], [10, 0, -10]));
  const [first, second, third] = [0, 1, 2].map((contestant) => ratings.of(contestant).mu);
  expect(first).toBeGreaterThan(second ?? 0);
  expect(second).toBeGreaterThan(third ?? 0);
  expect(ratings.of(0).sigma).toBeLessThan(before.sigma);
  expect(ratings.of(0).ordinal).toBeCloseTo(ratings.of(0).mu - 3 * ratings.of(0).sigma);
});

test('equal contestants stay equal with any number of seats', () => {
  const ratings = new Ratings(2);
  for (let number = 0; number < 400; number++) {
    const counters = [30, -10, -10, -10].map((_, seat, all) => all[(seat + number) % 4] ?? 0);
    ratings.add(game([0, 1, 1, 1], counters));
  }
  expect(Math.abs(ratings.of(0).mu - ratings.of(1).mu)).toBeLessThan(0.5);
});

test('a game of one contestant changes no rating', () => {
  const ratings = new Ratings(2);
  ratings.add(game([1, 1, 1], [5, 0, -5]));
  expect(ratings.of(1)).toEqual(ratings.of(0));
});
