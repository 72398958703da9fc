import { expect, test, vi } from 'vitest';
import { storageOf } from '../testing/browserStorage.ts';

/** Loads the settings as a new page does. */
async function loadSettings() {
  vi.resetModules();
  return (await import('./boardSettings.svelte.ts')).boardSettings;
}

test('both settings are off at first, and the browser saves them side by side', async () => {
  vi.stubGlobal('localStorage', storageOf());
  const board = await loadSettings();
  expect(board).toMatchObject({ flat: false, realCounters: false });
  board.realCounters = true;
  board.flat = true;
  expect(await loadSettings()).toMatchObject({ flat: true, realCounters: true });
});

test('a wrong saved value counts as off', async () => {
  vi.stubGlobal('localStorage', storageOf({ 'nain-jaune.board': '{"realCounters":1,"flat":true}' }));
  expect(await loadSettings()).toMatchObject({ flat: true, realCounters: false });
});
