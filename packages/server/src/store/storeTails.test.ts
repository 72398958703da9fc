import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gathering } from '../testing/stores.ts';
import { StoreUnreachable } from './errors.ts';
import { openSqlite } from './sqlite/database.ts';
import { Store } from './store.ts';

it('reads the number of the last entry again after an append with an unknown outcome', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nain-tail-'));
  const database = await openSqlite(folder, { onTrouble: () => {} });
  let isLost = false;
  const losing = {
    ...database,
    append: async (append: Parameters<typeof database.append>[0]) => {
      await database.append(append);
      if (isLost) throw new StoreUnreachable('the answer is lost');
    },
  };
  const { db, now } = database;
  const node = { id: 'anne', address: 'anne:1760' };
  const store = new Store(losing, { db, now, node, deadAfterMs: 1000 });
  await store.create('bado', gathering);
  await store.append('bado', 1, [{ kind: 'game', body: 'one' }]);
  isLost = true;
  await expect(store.append('bado', 2, [{ kind: 'game', body: 'two' }])).rejects.toThrow(StoreUnreachable);
  isLost = false;
  await store.append('bado', 3, [{ kind: 'game', body: 'three' }]);
  expect((await store.load('bado'))?.entries.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  await store.close();
  rmSync(folder, { recursive: true });
});
