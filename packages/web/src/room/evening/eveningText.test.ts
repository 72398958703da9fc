import type { Score } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { placedScores } from './eveningText.ts';

function score(name: string, counters: number): Score {
  return { member: null, name, bot: null, games: 2, wins: 1, counters, sweep: 0, run: 0 };
}

test('the most counters are first, and equal counters share a place', () => {
  const placed = placedScores([score('Anne', -5), score('Paul', 12), score('Léa', -5), score('Hugo', -2)]);
  expect(placed.map(({ score: { name }, place, isShared }) => [name, place, isShared])).toEqual([
    ['Paul', 1, false],
    ['Hugo', 2, false],
    ['Anne', 3, true],
    ['Léa', 3, true],
  ]);
});

test('there are no places without scores', () => {
  expect(placedScores([])).toEqual([]);
});
