import { cardAt } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { CardGesture, isDrag, isLaid } from './cardGesture.ts';

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

it('the second tap of a double tap lays no other card', () => {
  const gesture = new CardGesture();
  const tap = (clientX: number, timeStamp: number, detail = 1) => ({
    clientX,
    clientY: 600,
    timeStamp,
    detail,
  });
  const [king, seven] = [cardAt(12), cardAt(6)];
  expect(gesture.isStray(tap(100, 0), king)).toBe(false);
  expect(gesture.isStray(tap(105, 200), seven)).toBe(true);
  expect(gesture.isStray(tap(105, 600), king), 'later').toBe(false);
  expect(gesture.isStray(tap(140, 700), seven), 'elsewhere').toBe(false);
  expect(gesture.isStray(tap(140, 750), seven), 'the same card').toBe(false);
  expect(gesture.isStray(tap(0, 760, 0), king), 'by a key').toBe(false);
});
