import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { makeDirectory, openTable } from '../testing/testDirectory.ts';
import { LobbyMeta } from './lobbyMeta.ts';

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

it('a room that changes often is written once a second, with its latest state', async () => {
  const { setMeta, store } = acceptingStore();
  const { room } = await openTable(makeDirectory(acceptingStore().store), 'token');
  const meta = new LobbyMeta(store, 'bado-miku-ze', () => {});
  const read = vi.fn();
  for (const name of ['Anne', 'Basile', 'Colette']) {
    const saved = { ...room.saved, members: room.saved.members.map((member) => ({ ...member, name })) };
    const watched = Object.defineProperty({ ...room }, 'saved', {
      get: () => {
        read(name);
        return saved;
      },
    });
    for (let time = 1; time <= 100; time += 1) meta.update(watched);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(read.mock.calls.flat())).toEqual(new Set(['Anne', 'Colette']));
  expect(setMeta).toHaveBeenCalledTimes(2);
  expect(setMeta).toHaveBeenLastCalledWith(
    'bado-miku-ze',
    expect.objectContaining({ lobby: expect.stringContaining('Colette') }),
  );
});
