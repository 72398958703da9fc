import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure } from '@nain-jaune/engine';
import { ENTRY_VERSION } from '@nain-jaune/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken } from '../security/tokens.ts';
import { StoreConflict, StoreUnreachable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { after, gathering, openFor } from '../testing/stores.ts';
import { entry } from '../testing/storeTests.ts';
import { makeDirectory, openTable } from '../testing/testDirectory.ts';
import { settingsOf } from '../testing/testServer.ts';
import type { TableDirectory } from './tableDirectory.ts';
import { createTable } from './tableWriter.ts';

let folder: string;
let store: Store;
let directory: TableDirectory;
let now = 0;
const log = { error: vi.fn(), warn: vi.fn() };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-rooms-'));
  store = await openFor({ folder });
  directory = makeDirectory(store, { log, now: () => now });
  for (const logged of Object.values(log)) logged.mockClear();
});

afterEach(async () => {
  await directory.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Opens a table whose host has come and gone. */
async function openDeserted(): Promise<string> {
  const driver = await openTable(directory, makeToken());
  driver.connect({ member: 1, send: () => undefined }).close();
  // Resolves after all earlier inputs.
  await driver.submit({ type: 'pace', pace: driver.room.live.pace });
  return driver.room.saved.code;
}

describe('a directory that is full', () => {
  const most = 10;

  it('has room for another table while one of its own has no client, which is released and found again', async () => {
    const codes: string[] = [];
    for (let table = 0; table < 3 * most; table += 1) {
      expect(directory.hasRoom).toBe(true);
      codes.push(await openDeserted());
      expect(directory.size).toBe(Math.min(table + 1, most));
    }
    for (const code of codes) expect(await directory.find(code)).toMatchObject({ at: 'here' });
    expect(directory.size).toBe(most);
  });

  it('has no room if clients are at all tables, and none of these is released', async () => {
    for (let table = 0; table < most; table += 1) {
      const driver = await openTable(directory, makeToken());
      driver.connect({ member: 1, send: () => undefined });
    }
    expect(directory.hasRoom).toBe(false);
    expect(directory.size).toBe(most);
  });
});

describe('a game that all players have left', () => {
  it('is released after a minute in the middle of a deal, and goes on from the store', async () => {
    const driver = await openTable(directory, makeToken());
    const connection = driver.connect({ member: 1, send: () => undefined });
    connection.receive({ type: 'start', id: 'start' });
    await expect.poll(() => driver.room.game?.game.deal).not.toBeNull();
    connection.close();
    await driver.submit({ type: 'pace', pace: driver.room.live.pace });
    const { code } = driver.room.saved;
    const played = driver.room.game?.history.forgotten;
    await directory.sweep(after(1e9));
    now += 60_000;
    await directory.sweep(after(1e9));
    expect(directory.size).toBe(0);
    const found = await directory.find(code);
    if (found.at !== 'here') throw new Error(found.at);
    expect(found.driver.room).toMatchObject({
      saved: { phase: 'playing' },
      game: { history: { forgotten: played } },
    });
  });
});

describe('a table without entries', () => {
  it('is not listed', async () => {
    await createTable(store, true);
    expect(await store.listOpen(5)).toEqual([]);
  });

  it('is closed, released and not found', async () => {
    await store.create('bado-miku-ze', gathering);
    expect(await directory.find('bado-miku-ze')).toEqual({ at: 'nowhere' });
    await expect(store.append('bado-miku-ze', 1, [entry('step')])).rejects.toThrow(StoreConflict);
    expect(await store.abandoned(after(0), 10)).toEqual([]);
  });
});

describe('a table that cannot be released', () => {
  /** Opens a table, and lets time pass until its room should be released. */
  async function openIdle(): Promise<string> {
    const code = await openDeserted();
    await sweep();
    now += 60_000;
    return code;
  }

  const sweep = () => directory.sweep(after(1e9));

  it.each(['setMeta', 'release'] as const)('because of %s is logged, and is found again', async (call) => {
    const code = await openIdle();
    vi.spyOn(store, call).mockRejectedValueOnce(new StoreUnreachable('it is silent'));
    await sweep();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(await directory.find(code)).toMatchObject({ at: 'here' });
  });

  it('is released by the next sweep', async () => {
    const code = await openIdle();
    vi.spyOn(store, 'release').mockRejectedValueOnce(new StoreUnreachable('it is silent'));
    await sweep();
    await sweep();
    await expect(store.append(code, 2, [entry('step')])).rejects.toThrow(StoreConflict);
  });
});

describe('a table that this node owns unknowingly', () => {
  it('because the answer to its claim was lost is released by the next sweep', async () => {
    const code = 'bado-miku-ze';
    await store.create(code, gathering);
    await store.append(code, 1, [entry('step')]);
    await store.release(code);
    const { claim } = store;
    vi.spyOn(store, 'claim').mockImplementationOnce(async (table) => {
      await claim.call(store, table);
      throw new StoreUnreachable('the answer is lost');
    });
    await expect(directory.find(code)).rejects.toThrow(StoreUnreachable);
    expect(await store.abandoned(after(0), 10)).toEqual([]);
    await directory.sweep(after(1e9));
    expect(await store.abandoned(after(0), 10)).toEqual([code]);
  });

  it('because its first entries were not stored is released by the next sweep', async () => {
    vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreUnreachable('it is silent'));
    await expect(openTable(directory, makeToken())).rejects.toThrow(StoreUnreachable);
    expect(await store.abandoned(after(0), 10)).toEqual([]);
    await directory.sweep(after(1e9));
    expect(await store.abandoned(after(0), 10)).toHaveLength(1);
  });
});

describe('a table that the lobby shows', () => {
  it('is shown after the store did not answer, even if nothing changes afterwards', async () => {
    vi.spyOn(store, 'setMeta').mockRejectedValueOnce(new StoreUnreachable('it is silent'));
    const driver = await openTable(directory, makeToken(), settingsOf({ open: true }));
    driver.connect({ member: 1, send: () => undefined });
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    await directory.sweep(after(1e9));
    await expect.poll(() => store.listOpen(10)).toMatchObject([{ table: driver.room.saved.code }]);
  });
});

describe('a room whose last entries were stored although the store did not answer', () => {
  it('is dropped, and loaded with them', async () => {
    const driver = await openTable(directory, makeToken());
    const { code } = driver.room.saved;
    const { append } = store;
    vi.spyOn(store, 'append').mockImplementationOnce(async (...all) => {
      await append.apply(store, all);
      throw new StoreUnreachable('the answer is lost');
    });
    expect(await driver.submit({ type: 'close', onlyIfDeserted: false })).toEqual(failure('not-stored'));
    expect(await driver.submit({ type: 'close', onlyIfDeserted: false })).toEqual(failure('not-stored'));
    const found = await directory.find(code);
    expect(found).toMatchObject({ at: 'here', driver: { room: { saved: { phase: 'closed' } } } });
  });
});

describe('a table that is loaded', () => {
  const code = 'bado-miku-ze';

  /** Stores a room with changes, after a game whose record is not stored. */
  async function storeRoom(change: object, version: number = ENTRY_VERSION): Promise<void> {
    const { saved } = (await openTable(directory, makeToken())).room;
    await store.create(code, gathering);
    const over = { type: 'over', game: 1, record: null, members: [], tokenHashes: [], lastAct: null };
    const room = { type: 'room', version, room: { ...saved, code, ...change } };
    await store.append(code, 1, [entry(JSON.stringify(over), 'over'), entry(JSON.stringify(room), 'room')]);
    await store.release(code);
  }

  it('is not set aside if the store does not answer, and is loaded later', async () => {
    await storeRoom({ phase: 'between', games: 1 });
    for (const call of ['load', 'record'] as const) {
      vi.spyOn(store, call).mockRejectedValueOnce(new StoreUnreachable('it is silent'));
      await expect(directory.find(code)).rejects.toThrow(StoreUnreachable);
    }
    expect(await directory.find(code)).toMatchObject({ at: 'here' });
  });

  it.each([
    ['cannot be read', { phase: 'playing', games: 1 }, ENTRY_VERSION],
    ['cannot be run', { autoStart: true, seats: null }, ENTRY_VERSION],
    ['are a draft from before release 1.0', {}, ENTRY_VERSION - 1],
    ['are of a newer version', {}, ENTRY_VERSION + 1],
  ])('is set aside when its entries %s', async (_, change, version) => {
    await storeRoom(change, version);
    expect(await directory.find(code)).toEqual({ at: 'damaged' });
    await expect(store.append(code, 3, [entry('step')])).rejects.toThrow(StoreConflict);
  });
});
