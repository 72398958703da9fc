import { expect, it } from 'vitest';
import { errorBars } from './errorBars.ts';

it('makes bars from zero with error marks, on one scale', () => {
  // The range of −10 to 30 with a margin of 6 on both sides: zero is at 16 of 52.
  const barOf = errorBars([30, -10]);
  const { zero, from, width, error } = barOf({ mean: 30, standardError: 5.2 });
  expect(zero).toBeCloseTo((100 * 16) / 52, 9);
  expect(from).toBe(zero);
  expect(width).toBeCloseTo((100 * 30) / 52, 9);
  expect(error!.width).toBeCloseTo(20, 9);
  expect(error!.from + error!.width / 2).toBeCloseTo(from + width, 9);
  const negative = barOf({ mean: -10, standardError: null });
  expect(negative.from + negative.width).toBeCloseTo(zero, 9);
  expect(negative.error).toBeNull();
});

it('draws no error mark beyond the scale, and all zeros', () => {
  const { error } = errorBars([1])({ mean: 1, standardError: 1000 });
  expect(error).toEqual({ from: 0, width: 100 });
  expect(errorBars([0])({ mean: 0, standardError: 0 })).toMatchObject({ zero: 50, width: 0 });
  expect(errorBars([])({ mean: 0, standardError: null })).toMatchObject({ zero: 50 });
});
