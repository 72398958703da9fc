import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gathering, openFor } from '../../testing/stores.ts';
import type { Store } from '../store.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nain-backup-'));
  store = await openFor({ folder: join(folder, 'data') });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a backup during writes is a whole database with a prefix of the entries', async () => {
  const codes = Array.from({ length: 20 }, (_, index) => `table-${index}`);
  await Promise.all(codes.map((code) => store.create(code, gathering)));
  await Promise.all(
    codes.map((code) => store.append(code, 1, [{ kind: 'game', body: 'x'.repeat(200_000) }])),
  );
  let isCopied = false;
  const writing = codes.map(async (code) => {
    for (let seq = 2; !isCopied; seq += 2)
      await store.append(code, seq, [
        { kind: 'game', body: `${seq}` },
        { kind: 'room', body: 'y'.repeat(20_000) },
      ]);
  });
  await store.backup(join(folder, 'copy.sqlite'));
  isCopied = true;
  await Promise.all(writing);

  const copy = new DatabaseSync(join(folder, 'copy.sqlite'));
  expect(copy.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const tables = copy
    .prepare('select max(seq) as seq, count(*) as count from entries group by table_id')
    .all() as { seq: number; count: number }[];
  expect(tables).toHaveLength(codes.length);
  // Every table ends with a complete append: the first entry, one step for each append, and one snapshot.
  for (const { seq, count } of tables) expect(count).toBe(seq === 1 ? 1 : (seq + 1) / 2 + 1);
  copy.close();
});

it('a backup that is requested while a table is rewritten begins afterwards', async () => {
  await store.create('bado', gathering);
  await store.append('bado', 1, [{ kind: 'room', body: 'Anne' }]);
  const copies: Promise<void>[] = [];
  const entry = () => {
    for (const name of ['one', 'two']) copies.push(store.backup(join(folder, name)));
    return 'nameless';
  };
  await store.rewrite('bado', { entry, record: (_game, _people, body) => body });
  await Promise.all(copies);
  for (const name of ['one', 'two']) {
    const copy = new DatabaseSync(join(folder, name));
    expect(copy.prepare('select body from entries').all()).toEqual([{ body: 'nameless' }]);
    copy.close();
  }
});

it('a backup is finished before the store closes', async () => {
  await store.create('bado', gathering);
  const copied = store.backup(join(folder, 'copy'));
  await store.close();
  await copied;
});

it('a backup opens as a store', async () => {
  await store.create('bado', gathering);
  await store.append('bado', 1, [{ kind: 'room', body: 'room' }]);
  const other = join(folder, 'other');
  await (await openFor({ folder: other })).close();
  rmSync(join(other, 'nain-jaune.sqlite'));
  await store.backup(join(other, 'nain-jaune.sqlite'));
  expect(readdirSync(other)).toEqual(['nain-jaune.sqlite']);
  const copy = await openFor({ folder: other }, 'bela');
  expect(await copy.load('bado')).toEqual({ seq: 1, entries: [{ kind: 'room', body: 'room' }] });
  await copy.close();
});

it('a backup does not replace a file', async () => {
  const file = join(folder, 'precious');
  writeFileSync(file, 'precious');
  await expect(store.backup(file)).rejects.toThrow(`${file} exists`);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

it('a backup that fails leaves no file', async () => {
  const file = join(folder, 'missing', 'copy.sqlite');
  await expect(store.backup(file)).rejects.toThrow();
  expect(existsSync(join(folder, 'missing'))).toBe(false);
  await store.create('bado', gathering);
});

it('other users of the machine cannot read the database and its backups', async () => {
  await store.create('table', gathering);
  await store.backup(join(folder, 'copy.sqlite'));
  const data = readdirSync(join(folder, 'data')).map((name) => join(folder, 'data', name));
  expect(data.length).toBeGreaterThan(1);
  for (const file of [...data, join(folder, 'copy.sqlite')])
    expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
});
