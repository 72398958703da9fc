import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkRecord } from '@nain-jaune/engine';
import { checkChallenge } from '@nain-jaune/same-cards/challenge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fileOf,
  openFor,
  queryDatabase,
  type StorePlace,
  type TestDatabase,
  testDatabases,
} from '../testing/stores.ts';
import { makeDirectory } from '../testing/testDirectory.ts';
import type { Store } from './store.ts';

const CODE = 'bado-miku-ze';
const FOLDER = join(import.meta.dirname, '../../../../fixtures/1.0');

async function unpacked(file: string): Promise<Buffer> {
  return gunzipSync(await readFile(join(FOLDER, file)));
}

/** Puts the data of release 1.0, which every later version reads, in an empty database. */
const FILL = {
  sqlite: async (place: StorePlace) => writeFile(fileOf(place), await unpacked('server.sqlite.gz')),
  postgres: async (place: StorePlace) =>
    queryDatabase(place, (await unpacked('server.postgres.sql.gz')).toString()),
};

const SCHEMA = {
  sqlite: 'select name, tbl_name, sql from sqlite_master order by name',
  postgres: `select table_name as on_table, column_name || ' ' || data_type || ' ' || is_nullable as what
    from information_schema.columns where table_schema = 'public'
    union all select tablename, indexdef from pg_indexes where schemaname = 'public'
    union all select regexp_replace(relname, '\\d+', ''), reloptions::text from pg_class where reloptions is not null order by 1, 2`,
};

describe.each(testDatabases)('the $kind database of release 1.0', ({ kind, start }) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await start();
  });

  afterAll(() => database.stop());

  beforeEach(async () => {
    const place = await database.makePlace();
    await FILL[kind](place);
    store = await openFor(place);
  });

  afterEach(() => store.close());

  it('has the schema of a new one', async () => {
    const places = [await database.makePlace(), await database.makePlace()] as const;
    await FILL[kind](places[0]);
    for (const place of places) await (await openFor(place)).close();
    const [old, fresh] = [
      await queryDatabase(places[0], SCHEMA[kind]),
      await queryDatabase(places[1], SCHEMA[kind]),
    ];
    expect(fresh).toEqual(old);
  });

  it('continues a game', async () => {
    const directory = makeDirectory(store);
    const found = await directory.find(CODE);
    if (found.at !== 'here') throw new Error(`the table is ${found.at}`);
    const { saved, game } = found.driver.room;
    expect(saved.members.map(({ name }) => name)).toHaveLength(2);
    expect([saved.phase, game?.number]).toEqual(['playing', 2]);
    await directory.stop();
  });

  it('has the records, and who played', async () => {
    const [first, ...others] = await store.records(CODE);
    expect([first?.game, others]).toEqual([1, []]);
    expect(JSON.parse(first?.people ?? '')).toHaveLength(4);
    expect(checkRecord(JSON.parse((await store.record(CODE, 1)) ?? ''))).toEqual([]);
  });

  it('has the reports, bans, attempts and challenges', async () => {
    const [report] = await store.reports({ handled: false, limit: 10 });
    expect(JSON.parse(report?.body ?? '')).toMatchObject({ type: 'report', accused: { name: 'Zoé' } });
    expect(await store.bans()).toMatchObject([{ kind: 'address', until: null, reason: 'flooding' }]);
    expect(await store.attempts.results('2026-11-28')).toEqual([[12, 1]]);
    expect(await store.attempts.costs('2026-11-28')).toEqual([]);
    const { body = '', results = [] } = (await store.challenges.find('bado')) ?? {};
    expect([body, ...results].map((text) => checkChallenge(text).ok)).toEqual([true, true]);
  });
});
