import { expect, it } from 'vitest';
import { fileOf, openFor, queryDatabase } from '../../testing/stores.ts';
import { describeDatabases } from '../../testing/storeTests.ts';
import { StoreNewer } from '../errors.ts';

describeDatabases('a database of a newer version', (_kind, database) => {
  it('is refused with what to do, and not changed', async () => {
    const place = await database().makePlace();
    await (await openFor(place)).close();
    await queryDatabase(
      place,
      "insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')",
    );
    const before = await queryDatabase(place, 'select * from kysely_migration');
    const refusal = await openFor(place).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreNewer);
    const name = place.databaseUrl === undefined ? fileOf(place) : 'in DATABASE_URL';
    expect(String(refusal)).toContain(`The database ${name} was made by another version`);
    expect(String(refusal)).toContain('Install that version again');
    expect(await queryDatabase(place, 'select * from kysely_migration')).toEqual(before);
  });
});
