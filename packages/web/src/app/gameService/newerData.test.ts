import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { stubDatabase } from '../../testing/stubDatabase.ts';

beforeEach(() => {
  stubDatabase();
  vi.stubGlobal('localStorage', storageOf());
  vi.resetModules();
});

async function saveNewer(name: string, store: string): Promise<void> {
  const newer = await openDB(name, 2, {
    upgrade: (created) => void created.createObjectStore(store, { keyPath: 'id' }),
  });
  await newer.put(store, { id: 'a', text: 'newer' });
  newer.close();
}

async function storedIn(name: string, store: string): Promise<unknown> {
  const newer = await openDB(name);
  const all: unknown = await newer.getAll(store);
  newer.close();
  return all;
}

async function isFound(): Promise<boolean> {
  const { newerData } = await import('./newerData.svelte.ts');
  return newerData.found;
}

test('evenings of a newer version are reported, and not overwritten', async () => {
  await saveNewer('nain-jaune-evenings', 'evenings');
  const { areEveningsSaved, listEvenings, writeEvening } = await import('../../keeper/eveningStore.ts');
  expect(await isFound()).toBe(false);
  expect(await listEvenings()).toEqual([]);
  expect(await isFound()).toBe(true);
  expect(await areEveningsSaved()).toBe(false);
  await writeEvening({ id: 'a', revision: 1, text: 'older', kept: 1 });
  expect(await storedIn('nain-jaune-evenings', 'evenings')).toEqual([{ id: 'a', text: 'newer' }]);
});

test('puzzles of a newer version are reported, and not overwritten', async () => {
  await saveNewer('nain-jaune-puzzles', 'puzzles');
  const { loadOwnPuzzles, removeOwnPuzzle } = await import('../../study/puzzles/ownPuzzles.ts');
  expect(await loadOwnPuzzles()).toEqual([]);
  expect(await isFound()).toBe(true);
  await removeOwnPuzzle('a');
  expect(await storedIn('nain-jaune-puzzles', 'puzzles')).toEqual([{ id: 'a', text: 'newer' }]);
});

test('texts of a newer version are reported and read, and not overwritten', async () => {
  const storage = storageOf({ 'nain-jaune.version': '2', 'nain-jaune.lesson': 'Anne' });
  vi.stubGlobal('localStorage', storage);
  const { readText, saveText } = await import('../browser/browser.ts');
  expect(await isFound()).toBe(true);
  expect(readText('lesson')).toBe('Anne');
  expect(saveText('lesson', 'Basile')).toBe(false);
  expect(readText('lesson')).toBe('Basile');
  expect(storage.getItem('nain-jaune.lesson')).toBe('Anne');
});

test('a browser that stores nothing has no data of a newer version', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('localStorage', undefined);
  const { listEvenings } = await import('../../keeper/eveningStore.ts');
  await listEvenings();
  expect(await isFound()).toBe(false);
});
