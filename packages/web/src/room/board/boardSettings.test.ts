import { expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';

/** Loads the settings as a new page does. */
async function loadSettings() {
  vi.resetModules();
  return (await import('./boardSettings.svelte.ts')).boardSettings;
}

test('the screen stands at first, and the browser saves that it lies flat', async () => {
  vi.stubGlobal('localStorage', storageOf());
  const board = await loadSettings();
  expect(board.flat).toBe(false);
  board.flat = true;
  expect((await loadSettings()).flat).toBe(true);
});

test('a wrong saved value counts as off', async () => {
  vi.stubGlobal('localStorage', storageOf({ 'nain-jaune.board': '{"flat":1}' }));
  expect((await loadSettings()).flat).toBe(false);
});
