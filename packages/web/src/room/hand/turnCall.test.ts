import { expect, test } from 'vitest';
import { TurnCall } from './turnCall.ts';

/** Which states call the player. */
function calls(...states: readonly (readonly [toMove: boolean, needed: boolean])[]): boolean[] {
  const call = new TurnCall();
  return states.map(([toMove, needed]) => call.take(toMove, needed));
}

test('the player is called once in a turn, however many cards follow', () => {
  expect(calls([false, false], [true, true], [true, false], [true, true])).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('each turn calls again', () => {
  expect(calls([true, true], [false, false], [true, true])).toEqual([true, false, true]);
});

test('a forced move calls nobody, a choice after it does', () => {
  expect(calls([true, false], [false, false])).toEqual([false, false]);
  expect(calls([true, false], [true, true])).toEqual([false, true]);
});
