import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import type { SoundPlace } from './soundSettings.svelte.ts';

beforeEach(() => vi.resetModules());

/** Loads the settings as a new page does. */
async function settingsOf(place: SoundPlace) {
  return (await import('./soundSettings.svelte.ts')).soundSettings(place);
}

test.each([
  ['table', true, false],
  ['board', true, true],
  ['hand', false, false],
] as const)('the %s begins with sounds %s and spoken calls %s', async (place, sounds, voice) => {
  vi.stubGlobal('localStorage', storageOf());
  expect(await settingsOf(place)).toMatchObject({ sounds, voice });
});

test('each place saves its own switches', async () => {
  vi.stubGlobal('localStorage', storageOf());
  (await settingsOf('board')).voice = false;
  (await settingsOf('hand')).sounds = true;
  vi.resetModules();
  expect(await settingsOf('board')).toMatchObject({ sounds: true, voice: false });
  expect(await settingsOf('hand')).toMatchObject({ sounds: true, voice: false });
  expect(await settingsOf('table')).toMatchObject({ sounds: true, voice: false });
});

test('the usual table reads and writes the preferences', async () => {
  const texts = { 'nain-jaune.preferences': JSON.stringify({ sounds: false, voice: true }) };
  vi.stubGlobal('localStorage', storageOf(texts));
  const table = await settingsOf('table');
  expect(table).toMatchObject({ sounds: false, voice: true });
  table.sounds = true;
  expect(JSON.parse(localStorage.getItem('nain-jaune.preferences') ?? '')).toMatchObject({
    sounds: true,
    voice: true,
  });
});

test('a wrong saved value is replaced by the default', async () => {
  vi.stubGlobal('localStorage', storageOf({ 'nain-jaune.sound-board': '{"sounds":"loud"}' }));
  expect(await settingsOf('board')).toMatchObject({ sounds: true, voice: true });
});
