import { seatAt } from '@nain-jaune/engine';
import type { MistakePuzzle } from '@nain-jaune/review/puzzles';
import { beforeEach, expect, test } from 'vitest';
import { stubDatabase } from '../../testing/stubDatabase.ts';
import { loadOwnPuzzles, MOST_OWN, ownId, removeOwnPuzzle, saveOwnPuzzles } from './ownPuzzles.ts';

function mistake(id: string): MistakePuzzle {
  const answer = { moves: ['Ah'], value: 3, loss: 0, error: 0, reasons: [{ code: 'goes-out' }] } as const;
  return {
    seat: seatAt(0),
    move: 3,
    made: '5c',
    puzzle: {
      id,
      position: 'lindor-1789 …',
      themes: ['lead'],
      difficulty: 'hard',
      missedBy: ['lowest'],
      deals: 100,
      exact: false,
      answers: [answer, { ...answer, moves: ['5c', '5d'], loss: 4, error: 0.5, reasons: [] }],
    },
  };
}

beforeEach(stubDatabase);

test('mistakes are stored once, the newest first, and can be removed', async () => {
  expect(await loadOwnPuzzles()).toEqual([]);
  expect(await saveOwnPuzzles([mistake('a')], 1)).toBe(1);
  expect(await saveOwnPuzzles([mistake('a'), mistake('b')], 2)).toBe(1);
  const stored = await loadOwnPuzzles();
  expect(stored.map(({ id, time }) => [id, time])).toEqual([
    [ownId(mistake('b')), 2],
    [ownId(mistake('a')), 1],
  ]);
  expect(stored[1]?.puzzle).toEqual(mistake('a').puzzle);
  await removeOwnPuzzle(ownId(mistake('b')));
  expect((await loadOwnPuzzles()).map(({ id }) => id)).toEqual([ownId(mistake('a'))]);
});

test('their number is bounded: the oldest make room', async () => {
  for (let time = 0; time < 11; time++)
    await saveOwnPuzzles(
      Array.from({ length: 20 }, (_, index) => mistake(`m${time}-${index}`)),
      10 + time,
    );
  const stored = await loadOwnPuzzles();
  expect(stored).toHaveLength(MOST_OWN);
  expect(stored[0]?.time).toBe(20);
  expect(stored.some(({ id }) => id === ownId(mistake('a')))).toBe(false);
});
