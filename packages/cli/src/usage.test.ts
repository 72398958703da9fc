import { expect, test } from 'vitest';
import { distanceBetween, nearest } from './usage.ts';

test('letters put in, left out, changed and exchanged are counted', () => {
  expect(distanceBetween('simulate', 'simulate')).toBe(0);
  expect(distanceBetween('simulte', 'simulate')).toBe(1);
  expect(distanceBetween('simualte', 'simulate')).toBe(1);
  expect(distanceBetween('play', 'replay')).toBe(2);
  expect(distanceBetween('', 'nain')).toBe(4);
});

test('the nearest is named only where it may have been meant', () => {
  const commands = ['play', 'simulate', 'check', 'replay'];
  expect(nearest('simulat', commands)).toBe('simulate');
  expect(nearest('chekc', commands)).toBe('check');
  expect(nearest('sim', commands)).toBe('simulate');
  expect(nearest('xyz', commands)).toBeUndefined();
});
