import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gathering, openFor } from '../testing/stores.ts';
import { StoreUnreachable } from './errors.ts';
import { openSqlite } from './sqlite/database.ts';
import { TableStore } from './tableStore.ts';

it('looks up where a table ends when it cannot know whether the last entry was kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nain-tail-'));
  // It brings the database to today's schema.
  await (await openFor({ folder })).close();
  const database = await openSqlite(folder);
  let isLost = false;
  const losing = {
    ...database,
    append: async (append: Parameters<typeof database.append>[0]) => {
      await database.append(append);
      if (isLost) throw new StoreUnreachable('the answer is lost');
    },
  };
  const store = new TableStore(losing, { id: 'anne', address: 'anne:1760' }, 1000);
  await store.create('bado', gathering);
  await store.claim('bado');
  await store.append('bado', 1, [{ kind: 'game', body: 'one' }]);
  isLost = true;
  await expect(store.append('bado', 2, [{ kind: 'game', body: 'two' }])).rejects.toThrow(StoreUnreachable);
  isLost = false;
  await store.append('bado', 3, [{ kind: 'game', body: 'three' }]);
  expect(await store.load('bado')).toEqual({ seq: 3, entries: ['one', 'two', 'three'] });
  await store.close();
  rmSync(folder, { recursive: true });
});
