import { expect, it } from 'vitest';
import { isDrag, isLaid } from './cardGesture.ts';

const from = { x: 100, y: 600 };

it('an upward movement drags a card, an unsteady tap or sideways scrolling does not', () => {
  expect(isDrag(from, { x: 104, y: 585 })).toBe(true);
  expect(isDrag(from, { x: 103, y: 595 })).toBe(false);
  expect(isDrag(from, { x: 160, y: 585 })).toBe(false);
  expect(isDrag(from, { x: 100, y: 640 })).toBe(false);
});

it('a card released far from the hand is laid, one brought back is not', () => {
  expect(isLaid(from, { x: 300, y: 500 }, 80)).toBe(true);
  expect(isLaid(from, { x: 300, y: 570 }, 80)).toBe(false);
});
