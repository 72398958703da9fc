import { expect, it } from 'vitest';
import { outlineAt } from './outlines.ts';

it('moves and scales an outline with any commands', () => {
  expect(outlineAt('M0-10L5 .5H4V-3C1 2 3 4 5 6Z', 100, 200, 2)).toBe(
    'M100 180L110 201H108V194C102 204 106 208 110 212Z',
  );
});

it('a rotated outline is on the other side of its place', () => {
  expect(outlineAt('M1 2H3V4', 0, 0, -10)).toBe('M-10 -20H-30V-40');
});
