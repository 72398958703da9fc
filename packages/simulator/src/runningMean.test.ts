import { expect, test } from 'vitest';
import { RunningMean } from './runningMean.ts';

function measureOf(values: readonly number[]): ReturnType<RunningMean['measure']> {
  const gatherer = new RunningMean();
  for (const value of values) gatherer.add(value);
  return gatherer.measure();
}

test('mean and standard error of known values', () => {
  const { mean, standardError } = measureOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean).toBe(5);
  expect(standardError).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
});

test('one value has no standard error', () => {
  expect(measureOf([])).toEqual({ mean: 0, standardError: null });
  expect(measureOf([3])).toEqual({ mean: 3, standardError: null });
});

test('is numerically stable with a large offset', () => {
  expect(measureOf([1e9 + 1, 1e9 + 2, 1e9 + 3]).standardError).toBeCloseTo(1 / Math.sqrt(3), 9);
});
