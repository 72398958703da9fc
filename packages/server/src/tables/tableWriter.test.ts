import type { Room } from '@nain-jaune/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { makeDirectory, openTable } from '../testing/testDirectory.ts';
import { createTable, TableWriter } from './tableWriter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A store that accepts every call. */
function acceptingStore() {
  const setMeta = vi.fn(async () => {});
  const store = { setMeta, create: async () => true, append: async () => {} };
  return { setMeta, store: store as unknown as Store };
}

const ignoring = { now: () => 0, onStored: () => {}, onConflict: () => {}, onError: () => {} };
const names = ['Anne', 'Basile', 'Colette'];

/** A room whose members have a name. Calls `onRead` when its metadata are computed. */
function roomOf(room: Room, name: string, onRead: () => void): Room {
  const members = room.saved.members.map((member) => ({ ...member, name }));
  const saved = Object.defineProperty({ ...room.saved }, 'members', {
    get: () => {
      onRead();
      return members;
    },
  });
  return { ...room, saved };
}

it('a table without a free code in twenty tries is not created', async () => {
  const create = vi.fn(async () => false);
  await expect(createTable({ create } as unknown as Store, true)).rejects.toThrow('no free table code');
  expect(create).toHaveBeenCalledTimes(20);
});

it('a room that changes often is written once a second, with its latest state', async () => {
  const { setMeta, store } = acceptingStore();
  const { room } = await openTable(makeDirectory(acceptingStore().store), 'token');
  const meta = new TableWriter({ ...ignoring, store }, 'bado-miku-ze', 0);
  const read = vi.fn();
  for (const name of names) {
    const named = roomOf(room, name, () => read(name));
    for (let time = 1; time <= 100; time += 1) meta.update(named);
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(setMeta).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(setMeta).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(read.mock.calls.flat())).toEqual(new Set(['Anne', 'Colette']));
  expect(setMeta).toHaveBeenCalledTimes(2);
  expect(setMeta).toHaveBeenLastCalledWith(
    'bado-miku-ze',
    expect.objectContaining({ lobby: expect.stringContaining('Colette') }),
  );
});

it('moves do not make a room compute its metadata again', async () => {
  const { setMeta, store } = acceptingStore();
  const { room } = await openTable(makeDirectory(acceptingStore().store), 'token');
  const meta = new TableWriter({ ...ignoring, store }, 'bado-miku-ze', 0);
  const read = vi.fn();
  const quiet = roomOf(room, 'Anne', read);
  meta.update(quiet);
  await vi.advanceTimersByTimeAsync(2000);
  const reads = read.mock.calls.length;
  for (let move = 1; move <= 5; move += 1) {
    meta.update({ ...quiet, live: { ...quiet.live, deadlines: [{ name: 'turn', at: move }] } });
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(read).toHaveBeenCalledTimes(reads);
  expect(setMeta).toHaveBeenCalledTimes(1);
});

it('a change that is taken back before it is written is not written', async () => {
  const { setMeta, store } = acceptingStore();
  const { room } = await openTable(makeDirectory(acceptingStore().store), 'token');
  const meta = new TableWriter({ ...ignoring, store }, 'bado-miku-ze', 0);
  const [first, second] = [roomOf(room, 'Anne', () => {}), roomOf(room, 'Basile', () => {})];
  meta.update(first);
  await vi.advanceTimersByTimeAsync(10);
  for (const changed of [second, first]) meta.update(changed);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(setMeta).toHaveBeenCalledTimes(1);
});
