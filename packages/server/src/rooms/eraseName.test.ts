import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure, success } from '@nain-jaune/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOf, makeToken } from '../security/tokens.ts';
import type { Store } from '../store/store.ts';
import { gathering, openFor } from '../testing/stores.ts';
import { entry } from '../testing/storeTests.ts';
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

it('deletes what version 1 stored of a former member: records, old sayings and the name', async () => {
  const { saved } = (await openTable(directory, token)).room;
  const code = 'bado-miku-ze';
  await store.create(code, gathering);
  const left = { id: 2, name: 'Basile', tokenHash: hashOf(token), ready: false, muted: false, left: true };
  const company = { ...saved, code, fillsUp: false, people: [left], games: 1 };
  const players = [{ name: 'Basile' }, { name: 'Anne' }, { name: 'Basile', bot: 'Basile' }];
  const record = { game: 1, people: null, body: JSON.stringify({ players }) };
  const sayings = Array.from({ length: 60 }, (_, index) => {
    const [person, name] = index < 10 ? [2, 'Basile'] : [1, 'Anne'];
    const saying = { number: index + 1, person, name, phrase: null, text: `I am ${name}` };
    return entry(JSON.stringify({ type: 'said', saying }), 'said');
  });
  const over = {
    kind: 'over',
    body: JSON.stringify({ type: 'over', game: 1, people: [2, 1, null] }),
    record,
  } as const;
  await store.append(code, 1, [
    ...sayings,
    over,
    entry(JSON.stringify({ type: 'company', company }), 'room'),
  ]);
  const found = await directory.find(code);
  if (found.at !== 'here') throw new Error(`the table is ${found.at}`);
  expect(await eraseAt(store, found.driver, hashOf(token))).toEqual(success(null));
  expect(JSON.stringify(await store.load(code))).not.toContain('Basile');
  expect(JSON.parse((await store.record(code, 1)) ?? '').players).toEqual([
    { ...players[0], name: '' },
    players[1],
    players[2],
  ]);
});
