import { expect, test } from 'vitest';
import { fewestPieces, withChange } from './pieces.ts';

const pieces = (contrats: number, fiches: number, jetons: number) => ({ contrats, fiches, jetons });

test.each([
  [0, pieces(0, 0, 0)],
  [4, pieces(0, 0, 4)],
  [5, pieces(0, 1, 0)],
  [19, pieces(1, 1, 4)],
  [30, pieces(3, 0, 0)],
])('%i counters in the fewest pieces', (counters, expected) => {
  expect(fewestPieces(counters)).toEqual(expected);
});

test.each([
  [4, pieces(0, 1, 0), pieces(0, 0, 1)],
  [9, pieces(1, 0, 0), pieces(0, 0, 1)],
  [18, pieces(2, 0, 0), pieces(0, 0, 2)],
  [14, pieces(1, 1, 0), pieces(0, 0, 1)],
])('%i counters need fewer pieces with change', (counters, given, back) => {
  expect(withChange(counters)).toEqual({ given, back });
});

test.each([0, 1, 2, 3, 5, 6, 7, 10, 16])('%i counters are paid without change', (counters) => {
  expect(withChange(counters)).toBeNull();
});
