import { expect, it } from 'vitest';
import { placeTabs } from './sayTabs.ts';

it('places a tab over the middle of its card, within the hand', () => {
  expect(placeTabs([500], 1000)).toEqual([{ left: 426, width: 148 }]);
  expect(placeTabs([20, 990], 1000)).toEqual([
    { left: 0, width: 148 },
    { left: 852, width: 148 },
  ]);
});

it('lets no tab come over its neighbour', () => {
  const [first, second] = placeTabs([500, 570], 1000);
  expect(first!.left + first!.width).toBeLessThanOrEqual(second!.left);
});
