import { expect, test } from 'vitest';
import { afterTilt, FACING, facingUp, type Turned } from './turnedAway.ts';

/** The states after reports of the sensor, 100 ms apart. */
function statesAfter(facings: readonly number[], from: Turned = FACING): boolean[] {
  let state = from;
  return facings.map((facing, index) => {
    state = afterTilt(state, facing, index * 100);
    return state.isAway;
  });
}

test.each([
  ['on its back', 0, 0, 1],
  ['on its back, turned about', 180, 180, 1],
  ['held upright', 90, 0, 0],
  ['held on its side', 0, 90, 0],
  ['face down', 180, 0, -1],
  ['face down, turned over its side', 0, -180, -1],
  ['held as usual', 45, 10, 0.7],
])('the screen of a phone: %s', (_, beta, gamma, facing) => {
  expect(facingUp({ beta, gamma })).toBeCloseTo(facing, 1);
});

test('a phone that is held as usual, flat, upright or a little further is not turned away', () => {
  expect(statesAfter([0.7, 1, 0, -0.2, -0.34, 0.1])).toEqual(Array(6).fill(false));
});

test('a phone that is shown to others or lies face down is turned away at once', () => {
  expect(statesAfter([0.7, -0.4])).toEqual([false, true]);
  expect(statesAfter([0.7, -1])).toEqual([false, true]);
});

test('it is turned back when it has been held steadily for 300 ms', () => {
  expect(statesAfter([-1, 0.7, 0.7, 0.7, 0.7, 0.7])).toEqual([true, true, true, true, false, false]);
});

test('a trembling hand at the edge changes nothing', () => {
  expect(statesAfter([-0.4, -0.3, -0.2, -0.3, -0.2])).toEqual(Array(5).fill(true));
  expect(statesAfter([-1, 0, 0, -0.2, 0, 0, -0.2])).toEqual(Array(7).fill(true));
  expect(statesAfter([0, -0.3, -0.2, -0.3])).toEqual(Array(4).fill(false));
});
