import { beforeEach, expect, it } from 'vitest';
import { fileOf, openFor, queryDatabase, type StorePlace } from '../../testing/stores.ts';
import { describeDatabases } from '../../testing/storeTests.ts';
import { StoreVersionError } from '../errors.ts';

const FIRST = '0001-first';
const ALL = [{ name: FIRST }, { name: '0002-costs' }];

describeDatabases('a database', (kind, database) => {
  let place: StorePlace;

  beforeEach(async () => {
    place = await database().makePlace();
  });

  const migrations = () => queryDatabase(place, 'select * from kysely_migration order by name');
  const nameOf = () => (place.databaseUrl === undefined ? fileOf(place) : 'in DATABASE_URL');

  it('that is new has every migration, and is opened again without a change', async () => {
    await (await openFor(place)).close();
    const before = await migrations();
    expect(before).toMatchObject(ALL);
    await (await openFor(place)).close();
    expect(await migrations()).toEqual(before);
  });

  it.each([
    [
      'another version',
      'newer',
      "insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')",
      'Install that version again',
    ],
    [
      'before release 1.0',
      'draft',
      `update kysely_migration set name = '0001-tables' where name = '${FIRST}'`,
      'Move it away',
    ],
  ])(
    'that was made by %s is refused with what to do, and not changed',
    async (maker, _age, change, advice) => {
      await (await openFor(place)).close();
      await queryDatabase(place, change);
      const before = await contentOf();
      const refusal = await openFor(place).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StoreVersionError);
      expect(String(refusal)).toContain(`The database ${nameOf()} was made`);
      expect(String(refusal)).toContain(maker);
      expect(String(refusal)).toContain(advice);
      expect(await contentOf()).toEqual(before);
    },
  );

  it('in which a migration fails has no part of it', async () => {
    await queryDatabase(place, 'create table challenges (other integer)');
    await expect(openFor(place)).rejects.toThrow('challenges');
    await queryDatabase(place, 'drop table challenges');
    await (await openFor(place)).close();
    expect(await migrations()).toMatchObject(ALL);
  });

  async function contentOf(): Promise<unknown> {
    const schema =
      kind === 'sqlite'
        ? 'select name, sql from sqlite_master order by name'
        : "select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2";
    return [await migrations(), await queryDatabase(place, schema)];
  }
});
