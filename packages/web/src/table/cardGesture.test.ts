import { expect, it } from 'vitest';
import { isDrag, isLaid } from './drag.ts';

const from = { x: 100, y: 600 };

it('drags a card upwards, and neither by an unsteady tap nor by scrolling sideways', () => {
  expect(isDrag(from, { x: 104, y: 585 })).toBe(true);
  expect(isDrag(from, { x: 103, y: 595 })).toBe(false);
  expect(isDrag(from, { x: 160, y: 585 })).toBe(false);
  expect(isDrag(from, { x: 100, y: 640 })).toBe(false);
});

it('lays a card that is let go well out of the hand, and takes back one that was brought home', () => {
  expect(isLaid(from, { x: 300, y: 500 }, 80)).toBe(true);
  expect(isLaid(from, { x: 300, y: 570 }, 80)).toBe(false);
});
