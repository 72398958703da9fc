import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fileOf, queryDatabase, type StorePlace } from '../../testing/stores.ts';
import { describeDatabases } from '../../testing/storeTests.ts';
import { restoreV1, v1Facts } from '../../testing/v1Fixture.ts';

const MB = 1_000_000;
/** About the size of the largest entry of version 0.1.0, which stored one with every change. */
const ENTRY_BYTES = 18_000;
const opener = fileURLToPath(new URL('../../testing/opener.ts', import.meta.url));
const { code } = v1Facts.gathering;

/** A text of {@link ENTRY_BYTES}. */
const text = {
  sqlite: `hex(randomblob(${ENTRY_BYTES / 2}))`,
  postgres: `repeat('0123456789abcdef', ${ENTRY_BYTES / 16})`,
};

/** Adds superseded entries to a table of the fixture. */
async function fill(place: StorePlace, bytes: number): Promise<void> {
  const kind = place.databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (kind === 'postgres') await queryDatabase(place, 'alter table entries alter body set storage external');
  await queryDatabase(
    place,
    `insert into entries (table_id, seq, kind, body)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${bytes / ENTRY_BYTES})
      select tables.id, -n, 'company', ${text[kind]} from numbers, tables where code = '${code}'`,
  );
}

/** Opens the database in a process with a small heap, and returns the kinds of the table's entries. */
async function openWith(heapMb: number, place: StorePlace): Promise<unknown> {
  const args = [`--max-old-space-size=${heapMb}`, opener, JSON.stringify(place), code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

describeDatabases('a large database of version 0.1.0', (kind, database) => {
  it('of 100 MB is opened with a heap of 48 MB', async () => {
    const place = await database().makePlace();
    await restoreV1(place);
    await fill(place, 100 * MB);
    expect(await openWith(48, place)).toEqual(['room']);
    if (kind === 'sqlite') expect(statSync(fileOf(place)).size).toBeLessThan(MB);
  });

  it.skipIf(process.env['TEST_SCOPE'] !== 'all')(
    'of 2 GB is opened with a heap of 256 MB (skipped unless TEST_SCOPE is "all": it writes 4 GB)',
    { timeout: 1_200_000 },
    async () => {
      const place = await database().makePlace();
      await restoreV1(place);
      await fill(place, 2000 * MB);
      expect(await openWith(256, place)).toEqual(['room']);
      if (kind === 'sqlite') expect(statSync(fileOf(place)).size).toBeLessThan(MB);
    },
  );
});
