import { expect, test } from 'vitest';
import { chanceText, largeNumber } from './largeNumber.ts';

test('numbers of deals are written in full up to a milliard, then as powers of ten', () => {
  expect(largeNumber(38_699_430, 'en-GB')).toBe('38,699,430');
  expect(largeNumber(309_330_635_776_812_450_000, 'en-GB')).toBe('≈ 3.1 × 10²⁰');
  expect(largeNumber(309_330_635_776_812_450_000, 'de')).toBe('≈ 3,1 × 10²⁰');
  expect(largeNumber(9.99e30, 'en-GB')).toBe('≈ 9.9 × 10³⁰');
});

test('only what is certain is 0 % or 100 %', () => {
  expect([0, 0.001, 0.25, 0.999, 1].map((chance) => chanceText(chance, 'en-GB'))).toEqual([
    '0%',
    '< 1%',
    '25%',
    '99%',
    '100%',
  ]);
});
