import { beforeEach, expect, it } from 'vitest';
import { after, gamesOf, listedIn, openFor, queryDatabase, type StorePlace } from '../../testing/stores.ts';
import { describeDatabases } from '../../testing/storeTests.ts';
import { restoreV1, v1Facts } from '../../testing/v1Fixture.ts';
import type { Store } from '../store.ts';

/** Makes every change of an entry to the kind `room` fail, which happens late in migration 0002. */
const sabotage = {
  sqlite: [
    `create trigger sabotage before update on entries when new.kind = 'room'
      begin select raise(abort, 'sabotage'); end`,
  ],
  postgres: [
    "create function fail() returns trigger language plpgsql as $$ begin raise 'sabotage'; end $$",
    `create trigger sabotage before update on entries for each row when (new.kind = 'room')
      execute function fail()`,
  ],
};
const repair = { sqlite: 'drop trigger sabotage', postgres: 'drop trigger sabotage on entries' };

interface Body {
  readonly type: string;
  readonly company: { readonly phase: string; readonly settings: unknown; readonly people: readonly Named[] };
  readonly saying: unknown;
}

interface Named {
  readonly id: number;
  readonly left: boolean;
  readonly muted: boolean;
}

async function bodiesOf(store: Store, code: string): Promise<readonly (Body & { readonly kind: string })[]> {
  const { entries = [] } = (await store.load(code)) ?? {};
  return entries.map(({ kind, body }) => ({ ...(JSON.parse(body) as Body), kind }));
}

describeDatabases('a database of version 0.1.0', (kind, database) => {
  let place: StorePlace;

  beforeEach(async () => {
    place = await database().makePlace();
    await restoreV1(place);
  });

  async function withStore(test: (store: Store) => Promise<void>): Promise<void> {
    const store = await openFor(place);
    try {
      await test(store);
    } finally {
      await store.close();
    }
  }

  it('keeps the newest room of each table, and no older one', () =>
    withStore(async (store) => {
      for (const { code, phase, settings } of [v1Facts.gathering, v1Facts.deal, v1Facts.superseded]) {
        const rooms = (await bodiesOf(store, code)).filter((body) => body.kind === 'room');
        expect(rooms).toHaveLength(1);
        expect(rooms[0]).toMatchObject({ type: 'company', company: { phase, settings } });
      }
      const [room] = await bodiesOf(store, v1Facts.gathering.code);
      expect(room?.company.people.map(({ left, muted }) => [left, muted])).toEqual([
        [false, false],
        [true, false],
        [false, true],
      ]);
    }));

  it('keeps the steps of the games in progress', () =>
    withStore(async (store) => {
      for (const { code, lastActs } of [v1Facts.deal, v1Facts.secondGame]) {
        const { entries = [] } = (await store.load(code)) ?? {};
        const steps = entries.filter(({ kind }) => kind === 'game').map(({ body }) => body);
        expect(steps.length).toBeGreaterThan(5);
        for (const { id, move } of lastActs ?? [])
          expect(steps.some((step) => step.includes(`"move":"${move}","id":"${id}"`))).toBe(true);
      }
    }));

  it('keeps the end of the last game, and every record', () =>
    withStore(async (store) => {
      for (const { code, records = [] } of [v1Facts.between, v1Facts.secondGame, v1Facts.closed]) {
        const overs = (await bodiesOf(store, code)).filter((body) => body.kind === 'over');
        expect(overs).toMatchObject([{ game: records.length }]);
        expect(await gamesOf(store, code)).toEqual(records.map((_record, index) => index + 1));
        for (const [index, record] of records.entries())
          expect(JSON.parse((await store.record(code, index + 1)) ?? '')).toEqual(record);
      }
    }));

  it('keeps the talk', () =>
    withStore(async (store) => {
      for (const { code, views } of [v1Facts.between, v1Facts.secondGame]) {
        const said = (await bodiesOf(store, code)).filter(({ kind }) => kind === 'said');
        expect(said.map(({ saying }) => saying)).toEqual(views[0]?.sayings);
      }
    }));

  it('keeps a damaged table as it is', () =>
    withStore(async (store) => {
      const { entries } = (await store.load(v1Facts.damaged.code)) ?? {};
      expect(entries).toEqual([{ kind: 'room', body: '{"type":"comp' }]);
    }));

  it('continues with the next number of each table', () =>
    withStore(async (store) => {
      for (const { code } of Object.values(v1Facts)) {
        const before = await store.load(code);
        expect(await store.claim(code)).toBe('owned');
        await store.append(code, (before?.seq ?? 0) + 1, [{ kind: 'room', body: 'new' }]);
        expect((await store.load(code))?.entries.filter(({ kind }) => kind === 'room')).toEqual([
          { kind: 'room', body: 'new' },
        ]);
      }
    }));

  it('has no members present, records without people that count from now, and abandoned tables', () =>
    withStore(async (store) => {
      expect(await store.listOpen(10)).toEqual([]);
      expect(await store.abandoned(after(0), 10)).toHaveLength(Object.keys(v1Facts).length - 1);
      const week = 7 * 24 * 60 * 60 * 1000;
      const limits = {
        tablesMs: week,
        talkMs: week,
        recordsMs: week,
        reportsMs: week,
        attemptsMs: week,
        challengesMs: week,
      };
      expect(await store.expire(limits)).toMatchObject({ records: 0 });
      await store.claim(v1Facts.closed.code);
      const people: unknown[] = [];
      await store.rewrite(v1Facts.closed.code, {
        entry: (_kind, body) => body,
        record: (_game, seats, body) => {
          people.push(seats);
          return body;
        },
      });
      expect(people).toEqual([null, null]);
    }));

  it('is unchanged after a migration that failed half-way, and is migrated at the next start', async () => {
    const state = () =>
      queryDatabase(place, 'select table_id, seq, kind, body from entries order by table_id, seq');
    const before = await state();
    for (const sql of sabotage[kind]) await queryDatabase(place, sql);
    await expect(openFor(place)).rejects.toThrow('sabotage');
    expect(await state()).toEqual(before);
    const names = await queryDatabase(place, 'select name from kysely_migration');
    expect(names).toEqual([{ name: '0001-tables' }]);
    await expect(queryDatabase(place, 'select present from tables')).rejects.toThrow('present');
    await queryDatabase(place, repair[kind]);
    await withStore(async (store) => {
      expect((await store.load(v1Facts.superseded.code))?.entries).toHaveLength(1);
    });
  });

  it('has no records that may be published, and no attempts or challenges', () =>
    withStore(async (store) => {
      expect(await listedIn(store, 10)).toEqual([]);
      expect(await store.attempts.results('2026-11-27')).toEqual([]);
      expect(await store.challenges.find(v1Facts.closed.code)).toBeNull();
    }));

  it('is migrated once, and opened again without a change', async () => {
    await withStore(async () => {});
    const entries = 'select table_id, seq, kind, body from entries order by table_id, seq';
    const before = await queryDatabase(place, entries);
    await withStore(async () => {});
    expect(await queryDatabase(place, entries)).toEqual(before);
  });
});
