import { RULESETS, replayRecord } from '@nain-jaune/engine';
import { simulateGame } from '@nain-jaune/simulator';
import { expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { quietShell } from '../testing/quietShell.ts';
import { drawFrame } from './drawReplay.ts';
import { firstStepOfDeal, type GameReplay, makeGameReplay, recordContext } from './gameReplay.ts';
import { stepAfterKey } from './showReplay.ts';

async function replayOf(players: number, deals: number): Promise<GameReplay> {
  const ruleset = RULESETS['nain-jaune-court'];
  const { record } = simulateGame({ ruleset, players, bots: ['random'], seed: 'film', deals });
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return makeGameReplay(await quietShell('en'), record, replayed.value.steps);
}

test('keys change the step within the replay', async () => {
  const replay = await replayOf(4, 3);
  const last = replay.steps.length - 1;
  const second = firstStepOfDeal(replay, 2);
  const key = (name: string, place: number) => stepAfterKey(replay, place, { name });
  expect(key('right', 0)).toBe(1);
  expect(key('left', 0)).toBe(0);
  expect(key('space', last)).toBe(last);
  expect(key('pagedown', 3)).toBe(second);
  expect(key('pageup', second)).toBe(0);
  expect(key('pageup', second + 2)).toBe(second);
  expect(key('end', 0)).toBe(last);
  expect(key('pagedown', last)).toBe(last);
  expect(key('home', last)).toBe(0);
  expect(key('q', 5)).toBeNull();
  expect(key('x', 5)).toBe(5);
});

test('a bot that has the name of a person is called a bot', async () => {
  const { record } = await replayOf(4, 1);
  const players = [
    { name: 'Anne' },
    { name: 'Camille', bot: 'heuristic' },
    { name: 'leonie', bot: 'leonie' },
    { name: 'Robot 1', bot: 'random' },
  ];
  expect(recordContext(await quietShell('fr'), { ...record, players }).names).toEqual([
    'Anne',
    'Camille (robot)',
    'leonie',
    'Robot 1',
  ]);
});

test.each([
  [3, 60],
  [8, 60],
  [3, 40],
  [8, 40],
])('every step of %i players fits %i columns', async (players, columns) => {
  const replay = await replayOf(players, 1);
  const shell = await quietShell('fr');
  for (const index of replay.steps.keys()) {
    for (const line of drawFrame(shell, replay, index, columns).split('\n'))
      expect(widthOf(line)).toBeLessThanOrEqual(columns);
  }
});
