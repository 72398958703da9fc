import { expect, test } from 'vitest';
import { quietShell } from '../testing/quietShell.ts';
import { botSeatNames } from './openRoom.ts';

test('bots have the names of their characters, with a number for the second of a kind, or a number by place', async () => {
  const bots = ['leonie', 'lowest', 'leonie', 'exec:cat'];
  expect(botSeatNames(await quietShell('en'), bots)).toEqual(['Léonie', 'Bot 2', 'Léonie 2', 'Bot 4']);
  expect(botSeatNames(await quietShell('fr'), ['expert', 'expert'])).toEqual(['Robot 1', 'Robot 2']);
});
