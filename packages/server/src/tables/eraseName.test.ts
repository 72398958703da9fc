import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure, success } from '@nain-jaune/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOf, makeToken } from '../security/tokens.ts';
import { StoreUnreachable } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { openFor } from '../testing/stores.ts';
import { makeDirectory, openTable } from '../testing/testDirectory.ts';
import { eraseAt, eraseFromRecords } from './eraseName.ts';
import type { TableDirectory } from './tableDirectory.ts';

let folder: string;
let store: Store;
let directory: TableDirectory;
const token = makeToken();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-erase-'));
  store = await openFor({ folder });
  directory = makeDirectory(store);
});

afterEach(async () => {
  await directory.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

it('writes nothing for an unknown token', async () => {
  const driver = await openTable(directory, token);
  const { room } = driver;
  const rewrite = vi.spyOn(store, 'rewrite');
  const append = vi.spyOn(store, 'append');
  expect(await eraseAt(store, driver, hashOf(makeToken()))).toEqual(failure('wrong-token'));
  expect(await eraseFromRecords(store, room.saved.code, hashOf(token))).toBe(false);
  expect(driver.room).toBe(room);
  expect(rewrite).not.toHaveBeenCalled();
  expect(append).not.toHaveBeenCalled();
});

it('purges the files of the database only when a text was deleted', async () => {
  const driver = await openTable(directory, token);
  const purge = vi.spyOn(store, 'purgeDeleted');
  for (let time = 1; time <= 3; time += 1)
    expect(await eraseAt(store, driver, hashOf(token))).toEqual(success(null));
  expect(purge).toHaveBeenCalledTimes(1);
  expect(driver.room.saved.members).toMatchObject([{ name: '' }]);
});

it('fails if the files of the database cannot be purged', async () => {
  const driver = await openTable(directory, token);
  vi.spyOn(store, 'records').mockResolvedValue([{ game: 1, people: JSON.stringify([hashOf(token)]) }]);
  vi.spyOn(store, 'rewrite').mockResolvedValue(true);
  vi.spyOn(store, 'purgeDeleted').mockRejectedValue(new StoreUnreachable('it is silent'));
  await expect(eraseFromRecords(store, 'bado', hashOf(token))).rejects.toThrow('it is silent');
  await expect(eraseAt(store, driver, hashOf(token))).rejects.toThrow('it is silent');
});
