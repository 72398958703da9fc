import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('gains extend to the right and losses to the left on one scale', () => {
  expect(barsOf([6, -2, 0])).toEqual([
    { from: 25, width: 75 },
    { from: 0, width: 25 },
    { from: 25, width: 0 },
  ]);
});

test('gains alone start at the left, and zero has no bar', () => {
  expect(barsOf([4, 2])).toEqual([
    { from: 0, width: 100 },
    { from: 0, width: 50 },
  ]);
  expect(barsOf([0, 0])).toEqual([
    { from: 0, width: 0 },
    { from: 0, width: 0 },
  ]);
});
