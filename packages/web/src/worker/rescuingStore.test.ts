import { expect, test } from 'vitest';
import type { ServiceNotice } from '../app/gameService/serviceMessages.ts';
import { type GameStore, openGameStore, type StoredGame, TakenOver } from './gameStore.ts';
import { RescuingStore } from './rescuingStore.ts';

const game = (text: string): StoredGame => ({ id: 'g', text, kept: 1, owner: 'me' });

/** A store that may be full for a while. */
async function fillableStore() {
  const inner = await openGameStore();
  const disk = { full: false };
  const full = () => {
    if (disk.full) throw new DOMException('no room', 'QuotaExceededError');
  };
  const store: GameStore = {
    durable: true,
    list: () => inner.list(),
    read: (id) => inner.read(id),
    remove: (id) => inner.remove(id),
    claim: async (id, owner) => {
      full();
      return inner.claim(id, owner);
    },
    add: async (games) => {
      full();
      await inner.add(games);
    },
    addUnless: async (added, find) => {
      full();
      return inner.addUnless(added, find);
    },
    write: async (written) => {
      full();
      return inner.write(written);
    },
  };
  const notices: ServiceNotice[] = [];
  return { disk, inner, notices, store: new RescuingStore(store, (notice) => notices.push(notice)) };
}

test('a game that does not fit on the disk is held in memory, and written when it fits', async () => {
  const { disk, inner, notices, store } = await fillableStore();
  await store.add([game('one')]);
  disk.full = true;
  expect(await store.write(game('two'))).toBe('rescued');
  expect(notices).toEqual([{ type: 'not-kept', id: 'g' }]);
  expect(await store.read('g')).toEqual(game('two'));
  expect(await inner.read('g')).toEqual(game('one'));
  expect(await store.list()).toEqual([game('two')]);

  disk.full = false;
  await store.write(game('three'));
  expect(notices.at(-1)).toEqual({ type: 'kept', id: 'g' });
  expect(await inner.read('g')).toEqual(game('three'));
});

test('a game begins on a full disk with a notice', async () => {
  const { disk, notices, store } = await fillableStore();
  disk.full = true;
  await store.add([game('one')]);
  expect(notices).toEqual([{ type: 'not-kept', id: 'g' }]);
  expect(await store.claim('g', 'me')).toEqual(game('one'));
  await store.remove('g');
  expect(await store.list()).toEqual([]);
});

test('a game that is missing on the disk is written again with a notice', async () => {
  const { inner, notices, store } = await fillableStore();
  await store.add([game('one')]);
  await inner.remove('g');
  await store.write(game('two'));
  expect(notices).toEqual([{ type: 'restored', id: 'g' }]);
  expect(await inner.read('g')).toEqual(game('two'));
});

test('a game that another worker has taken over is not rescued', async () => {
  const { inner, notices, store } = await fillableStore();
  await store.add([game('one')]);
  await inner.claim('g', 'another');
  await expect(store.write(game('two'))).rejects.toBeInstanceOf(TakenOver);
  expect(notices).toEqual([]);
});

test('a game is opened on a full disk, and written when it fits', async () => {
  const { disk, inner, notices, store } = await fillableStore();
  await store.add([{ ...game('one'), owner: 'a tab that was closed' }]);
  disk.full = true;
  expect(await store.claim('g', 'me')).toMatchObject({ text: 'one' });
  expect(notices).toEqual([{ type: 'not-kept', id: 'g' }]);
  expect(await store.write(game('two'))).toBe('rescued');
  disk.full = false;
  await store.write(game('three'));
  expect(notices.at(-1)).toEqual({ type: 'kept', id: 'g' });
  expect(await inner.read('g')).toEqual(game('three'));
});

test('a game that counts once is not stored twice, whether the disk is full or not', async () => {
  const { disk, store } = await fillableStore();
  const find = (games: readonly unknown[]) => (games.length > 0 ? 'g' : null);
  disk.full = true;
  expect(await store.addUnless(game('one'), find)).toBe('g');
  expect(await store.addUnless({ ...game('two'), id: 'h' }, find)).toBe('g');
  expect(await store.list()).toEqual([game('one')]);
  disk.full = false;
  await store.write(game('one'));
  disk.full = true;
  expect(await store.addUnless({ ...game('two'), id: 'h' }, find)).toBe('g');
  expect(await store.list()).toEqual([game('one')]);
});
