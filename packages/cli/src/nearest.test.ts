import { expect, test } from 'vitest';
import { distanceBetween, nearest } from './nearest.ts';

test('insertions, deletions, substitutions and swaps are counted', () => {
  expect(distanceBetween('simulate', 'simulate')).toBe(0);
  expect(distanceBetween('simulte', 'simulate')).toBe(1);
  expect(distanceBetween('simualte', 'simulate')).toBe(1);
  expect(distanceBetween('play', 'replay')).toBe(2);
  expect(distanceBetween('', 'nain')).toBe(4);
});

test('only a similar candidate is suggested', () => {
  const commands = ['play', 'simulate', 'check', 'replay'];
  expect(nearest('simulat', commands)).toBe('simulate');
  expect(nearest('chekc', commands)).toBe('check');
  expect(nearest('sim', commands)).toBe('simulate');
  expect(nearest('xyz', commands)).toBeUndefined();
});
