import { expect, test } from 'vitest';
import { DurationHistogram } from './durationHistogram.ts';

test('mean and maximum are exact, median and 99th percentile approximate', () => {
  const times = new DurationHistogram();
  for (let value = 1; value <= 1000; value++) times.add(value / 100);
  const { decisions, mean, median, percentile99, most } = times.summary();
  expect({ decisions, most }).toEqual({ decisions: 1000, most: 10 });
  expect(mean).toBeCloseTo(5.005, 9);
  expect(Math.abs((median ?? 0) / 5 - 1)).toBeLessThan(0.04);
  expect(Math.abs((percentile99 ?? 0) / 9.9 - 1)).toBeLessThan(0.04);
});

test('a duration of 0 counts', () => {
  const times = new DurationHistogram();
  expect(times.summary()).toMatchObject({ decisions: 0, mean: null, most: null });
  times.add(0);
  expect(times.summary()).toMatchObject({ decisions: 1, mean: 0, median: 0, most: 0 });
});
