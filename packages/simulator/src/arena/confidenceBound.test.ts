import { below, seededRandom } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { RunningMean } from '../runningMean.ts';
import { boundAfter, isClear, LEAST_ROUNDS } from './confidenceBound.ts';

test('the bound grows with the number of comparisons', () => {
  expect(boundAfter(200, 1)).toBeCloseTo(4.8, 1);
  expect(boundAfter(2000, 1)).toBeCloseTo(4.2, 1);
  expect(boundAfter(20_000, 1)).toBeCloseTo(4.4, 1);
  expect(boundAfter(2000, 10)).toBeGreaterThan(boundAfter(2000, 1));
});

test('no difference is significant in the first rounds or without a difference', () => {
  expect(isClear({ mean: 100, standardError: 1 }, LEAST_ROUNDS - 1, 1)).toBe(false);
  expect(isClear({ mean: 100, standardError: 1 }, LEAST_ROUNDS, 1)).toBe(true);
  expect(isClear({ mean: -100, standardError: 1 }, LEAST_ROUNDS, 1)).toBe(true);
  expect(isClear({ mean: 0, standardError: 0 }, 10_000, 1)).toBe(false);
  expect(isClear({ mean: 1, standardError: null }, 10_000, 1)).toBe(false);
});

test('none of three hundred arenas of equals shows a significant difference in any round', {
  tags: ['deep'],
}, () => {
  const random = seededRandom('equals');
  let clear = 0;
  let byFixedBound = 0;
  for (let arena = 0; arena < 300; arena++) {
    const gatherer = new RunningMean();
    const rounds = Array.from({ length: 3000 }, (_, index) => {
      gatherer.add(below(random, 4) === 0 ? below(random, 81) - 40 : 0);
      const { mean, standardError } = gatherer.measure();
      const isFar = index >= LEAST_ROUNDS && Math.abs(mean) > 2 * (standardError ?? 0);
      return { isClear: isClear({ mean, standardError }, index + 1, 1), isFar };
    });
    if (rounds.some((round) => round.isClear)) clear += 1;
    if (rounds.some((round) => round.isFar)) byFixedBound += 1;
  }
  expect(clear).toBe(0);
  expect(byFixedBound).toBeGreaterThan(60);
});
