import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browserStorage.ts';

beforeEach(() => vi.resetModules());

/** Loads the settings as a new page does. */
async function settings() {
  return (await import('./boardSettings.svelte.ts')).boardSettings;
}

test('counters are on the screen until they are switched to the table, which the browser saves', async () => {
  vi.stubGlobal('localStorage', storageOf());
  const board = await settings();
  expect(board.realCounters).toBe(false);
  board.realCounters = true;
  vi.resetModules();
  expect((await settings()).realCounters).toBe(true);
});

test('a wrong saved value counts as off', async () => {
  vi.stubGlobal('localStorage', storageOf({ 'nain-jaune.board': '{"realCounters":1}' }));
  expect((await settings()).realCounters).toBe(false);
});
