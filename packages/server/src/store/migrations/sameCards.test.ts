import { beforeEach, expect, it } from 'vitest';
import {
  gamesOf,
  gathering,
  listedIn,
  openFor,
  queryDatabase,
  type StorePlace,
} from '../../testing/stores.ts';
import { describeDatabases, over } from '../../testing/storeTests.ts';
import { restoreV2, v1Facts } from '../../testing/v1Fixture.ts';

const entries = 'select table_id, seq, kind, body from entries order by table_id, seq';
const records = 'select table_id, game, body, people, stored_at from records order by table_id, game';

describeDatabases('a database of schema 0002', (_kind, database) => {
  let place: StorePlace;

  beforeEach(async () => {
    place = await database().makePlace();
    await restoreV2(place);
  });

  it('keeps its tables and records, publishes none of them, and goes on', async () => {
    const names = await queryDatabase(place, 'select name from kysely_migration order by name');
    expect(names).toEqual([{ name: '0001-tables' }, { name: '0002-snapshots' }]);
    const before = [await queryDatabase(place, entries), await queryDatabase(place, records)];
    const store = await openFor(place);
    expect(await listedIn(store, 10)).toEqual([]);
    expect(await store.attempts.results('2026-11-27')).toEqual([]);
    expect(await store.challenges.add('bado', 'text')).toBe(true);
    await store.close();
    expect([await queryDatabase(place, entries), await queryDatabase(place, records)]).toEqual(before);
  });

  it('publishes the next game of an open table only', async () => {
    const store = await openFor(place);
    const { code } = v1Facts.between;
    await store.claim(code);
    await store.setMeta(code, gathering);
    const { seq = 0 } = (await store.load(code)) ?? {};
    const games = await gamesOf(store, code);
    await store.append(code, seq + 1, [over(games.length + 1)]);
    expect(await listedIn(store, 10)).toEqual([`record ${games.length + 1}`]);
    await store.close();
  });
});
