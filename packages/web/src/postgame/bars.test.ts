import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('bars stand on one scale, to the right for what is won and to the left for what is lost', () => {
  expect(barsOf([6, -2, 0])).toEqual([
    { from: 25, width: 75 },
    { from: 0, width: 25 },
    { from: 25, width: 0 },
  ]);
});

test('bars of what is all won begin at the left, and nothing has no bar', () => {
  expect(barsOf([4, 2])).toEqual([
    { from: 0, width: 100 },
    { from: 0, width: 50 },
  ]);
  expect(barsOf([0, 0])).toEqual([
    { from: 0, width: 0 },
    { from: 0, width: 0 },
  ]);
});
