import { describe, expect, test } from 'vitest';
import {
  difference,
  exactly,
  isSignificantlyAbove,
  isSignificantlyBelow,
  meanOf,
  sumOf,
} from './estimate.ts';

describe('an estimate', () => {
  test('is the mean of samples with its standard error', () => {
    expect(meanOf([1, 2, 3, 4])).toEqual({ value: 2.5, standardError: Math.sqrt(5 / 3 / 4) });
    expect(meanOf([7])).toEqual({ value: 7, standardError: 0 });
  });

  test('combines the errors in sums and differences', () => {
    const a = { value: 10, standardError: 3 };
    const b = { value: 4, standardError: 4 };
    expect(sumOf([a, b])).toEqual({ value: 14, standardError: 5 });
    expect(difference(a, b)).toEqual({ value: 6, standardError: 5 });
    expect(sumOf([])).toEqual(exactly(0));
  });

  test('is significantly above or below a limit from two standard errors on', () => {
    const some = { value: 3, standardError: 1 };
    expect([
      isSignificantlyAbove(some, 0),
      isSignificantlyAbove(some, 1),
      isSignificantlyBelow(some, 6),
      isSignificantlyBelow(some, 5),
    ]).toEqual([true, false, true, false]);
  });
});
