import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkRecord } from '@nain-jaune/engine';
import { checkChallenge } from '@nain-jaune/same-cards/challenge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf, openFor } from '../testing/stores.ts';
import { makeDirectory } from '../testing/testDirectory.ts';
import type { Store } from './store.ts';

const CODE = 'bado-miku-ze';
const FILE = join(import.meta.dirname, '../../../../fixtures/1.0/server.sqlite.gz');

let folder: string;
let store: Store;

/* Opens a database of release 1.0, which every later version reads. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-fixture-'));
  await writeFile(fileOf({ folder }), gunzipSync(await readFile(FILE)));
  store = await openFor({ folder });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('continues a game of release 1.0', async () => {
  const directory = makeDirectory(store);
  const found = await directory.find(CODE);
  if (found.at !== 'here') throw new Error(`the table is ${found.at}`);
  const { saved, game } = found.driver.room;
  expect(saved.members.map(({ name }) => name)).toHaveLength(2);
  expect([saved.phase, game?.number]).toEqual(['playing', 2]);
  await directory.stop();
});

it('has the records of release 1.0, and who played', async () => {
  const [first, ...others] = await store.records(CODE);
  expect([first?.game, others]).toEqual([1, []]);
  expect(JSON.parse(first?.people ?? '')).toHaveLength(4);
  expect(checkRecord(JSON.parse((await store.record(CODE, 1)) ?? ''))).toEqual([]);
});

it('has the reports, bans, attempts and challenges of release 1.0', async () => {
  const [report] = await store.reports({ handled: false, limit: 10 });
  expect(JSON.parse(report?.body ?? '')).toMatchObject({ type: 'report', accused: { name: 'Zoé' } });
  expect(await store.bans()).toMatchObject([{ kind: 'address', until: null, reason: 'flooding' }]);
  expect(await store.attempts.results('2026-11-28')).toEqual([[12, 1]]);
  const { body = '', results = [] } = (await store.challenges.find('bado')) ?? {};
  expect([body, ...results].map((text) => checkChallenge(text).ok)).toEqual([true, true]);
});
