import { describe, expect, test } from 'vitest';
import { difference, exactly, isAbove, isBelow, meanOf, sumOf } from './estimate.ts';

describe('an estimate', () => {
  test('of samples is their mean, with the error of the mean', () => {
    expect(meanOf([1, 2, 3, 4])).toEqual({ value: 2.5, standardError: Math.sqrt(5 / 3 / 4) });
    expect(meanOf([7])).toEqual({ value: 7, standardError: 0 });
  });

  test('added to another, or taken from it, errs as both do together', () => {
    const a = { value: 10, standardError: 3 };
    const b = { value: 4, standardError: 4 };
    expect(sumOf([a, b])).toEqual({ value: 14, standardError: 5 });
    expect(difference(a, b)).toEqual({ value: 6, standardError: 5 });
    expect(sumOf([])).toEqual(exactly(0));
  });

  test('is surely above or below a limit only two standard errors away', () => {
    const some = { value: 3, standardError: 1 };
    expect([isAbove(some, 0), isAbove(some, 1), isBelow(some, 6), isBelow(some, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
