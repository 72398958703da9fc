import { expect, test } from 'vitest';
import { quietShell } from '../testing/quietShell.ts';
import { seatNames } from './seatNames.ts';

test('characters are called by their own names, the second of a kind by a number, others by their places', async () => {
  const bots = ['leonie', 'lowest', 'leonie', 'exec:cat'];
  expect(seatNames(await quietShell('en'), bots)).toEqual(['Léonie', 'Bot 2', 'Léonie 2', 'Bot 4']);
  expect(seatNames(await quietShell('fr'), ['expert', 'expert'])).toEqual(['Robot 1', 'Robot 2']);
});
