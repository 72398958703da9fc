import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubDatabase } from '../testing/stubDatabase.ts';
import { openGameStore, type StoredGame, TakenOver } from './gameStore.ts';

const game = (id: string, owner = 'me'): StoredGame => ({ id, text: `text of ${id}`, kept: 1, owner });

describe('games in the database of the browser', () => {
  beforeEach(() => stubDatabase());

  test('are there when the store is opened again', async () => {
    const store = await openGameStore();
    expect(store.durable).toBe(true);
    await store.add([game('a'), game('b')]);
    await store.remove('a');
    const again = await openGameStore();
    expect(await again.list()).toEqual([game('b')]);
    expect(await again.read('b')).toEqual(game('b'));
    expect(await again.read('a')).toBeUndefined();
  });

  test('are added all together or not at all', async () => {
    const store = await openGameStore();
    await store.add([game('a')]);
    await expect(store.add([game('b'), game('a')])).rejects.toThrow();
    expect(await store.list()).toEqual([game('a')]);
  });

  test('are stored once if several tabs store the same at once', async () => {
    const [mine, yours] = [await openGameStore(), await openGameStore()];
    const find = (games: readonly unknown[]) => (games.length > 0 ? 'first' : null);
    const ids = await Promise.all([mine.addUnless(game('a'), find), yours.addUnless(game('b'), find)]);
    expect(ids).toEqual(['a', 'first']);
    expect(await mine.list()).toEqual([game('a')]);
  });

  test('are written only by the worker that claimed them last', async () => {
    const [mine, yours] = [await openGameStore(), await openGameStore()];
    await mine.add([game('a')]);
    expect(await mine.write({ ...game('a'), text: 'mine' })).toBe('written');
    expect(await yours.claim('a', 'you')).toMatchObject({ text: 'mine' });
    await expect(mine.write({ ...game('a'), text: 'late' })).rejects.toBeInstanceOf(TakenOver);
    expect(await yours.read('a')).toEqual({ ...game('a', 'you'), text: 'mine' });
  });

  test('are stored again if the database was deleted while it was open', async () => {
    const store = await openGameStore();
    await store.add([game('a')]);
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('nain-jaune').onsuccess = () => resolve();
    });
    expect(await store.write(game('a'))).toBe('restored');
    expect(await (await openGameStore()).list()).toEqual([game('a')]);
  });

  test('are not claimed if they do not exist', async () => {
    const store = await openGameStore();
    expect(await store.claim('a', 'me')).toBeUndefined();
    expect(await store.list()).toEqual([]);
  });
});

test('without a database, games are in memory and not durable', async () => {
  for (const database of [undefined, { open: refuse }]) {
    vi.stubGlobal('indexedDB', database);
    const store = await openGameStore();
    expect(store.durable).toBe(false);
    await store.add([game('a')]);
    expect(await store.claim('a', 'you')).toEqual(game('a'));
    await expect(store.write(game('a'))).rejects.toBeInstanceOf(TakenOver);
  }
});

function refuse(): never {
  throw new DOMException('The user denied it', 'SecurityError');
}

describe('a database of a newer version', () => {
  beforeEach(async () => {
    stubDatabase();
    const newer = await openDB('nain-jaune', 2, {
      upgrade: (created) => void created.createObjectStore('games', { keyPath: 'id' }),
    });
    await newer.put('games', game('a'));
    newer.close();
  });

  test('is not taken for an empty one', async () => {
    const store = await openGameStore();
    await expect(store.list()).rejects.toThrow('newer-data');
    await expect(store.read('a')).rejects.toThrow('newer-data');
    await expect(store.claim('a', 'me')).rejects.toThrow('newer-data');
  });

  test('is not changed by a new game, which is in memory', async () => {
    const store = await openGameStore();
    expect(store.durable).toBe(false);
    await store.add([game('b')]);
    expect(await store.claim('b', 'me')).toEqual(game('b'));
    const newer = await openDB('nain-jaune');
    expect(await newer.getAllKeys('games')).toEqual(['a']);
    newer.close();
  });
});
