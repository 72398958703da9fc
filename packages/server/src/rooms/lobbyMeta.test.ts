import { ONLINE_LIMITS, openRoom, type Room } from '@nain-jaune/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/index.ts';
import { settingsOf } from '../testing/testServer.ts';
import { LobbyMeta } from './lobbyMeta.ts';

const nameKey = (name: string): string => name;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function roomOf(name: string): Room {
  const host = { name, face: null, tokenHash: name, address: null };
  const opening = { host, settings: settingsOf(), autoStart: false, nameKey, limits: ONLINE_LIMITS };
  return openRoom({ code: 'bado-miku-ze', ...opening, pace: { botMove: 0, botPass: 0 } }, 0);
}

it('reads a room that changes often once a second, and writes how it is then', async () => {
  const setMeta = vi.fn(async () => {});
  const meta = new LobbyMeta({ setMeta } as unknown as Store, 'bado-miku-ze', () => {});
  const read = vi.fn();
  for (const name of ['Anne', 'Basile', 'Colette']) {
    const room = roomOf(name);
    const watched = Object.defineProperty({ ...room }, 'saved', {
      get: () => {
        read(name);
        return room.saved;
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
