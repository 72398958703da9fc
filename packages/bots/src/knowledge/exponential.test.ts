import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponential } from './exponential.ts';

test('is the exponential function up to rounding', () => {
  expect(exponential(0)).toBe(1);
  expect(exponential(-1e9)).toBe(0);
  expect(exponential(Number.NEGATIVE_INFINITY)).toBe(0);
  fc.assert(
    fc.property(fc.double({ min: -699, max: 0, noNaN: true }), (power) => {
      expect(Math.abs(exponential(power) / Math.exp(power) - 1)).toBeLessThan(1e-15);
    }),
  );
});

test('has the same bits in every engine', () => {
  const sum = Array.from({ length: 1000 }, (_, n) => exponential(-n * 0.137)).reduce((all, one) => all + one);
  expect(sum).toBe(7.810683169930963);
});
