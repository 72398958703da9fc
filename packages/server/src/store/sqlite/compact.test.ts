import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, gathering, openFor } from '../../testing/stores.ts';
import { compact } from './compact.ts';
import { SqliteWorker } from './worker.ts';

const secret = 'the name of a person';
/** Long enough to fill several pages. */
const body = `${secret} `.repeat(500);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-compact-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The database files that contain the secret, the log included. */
function filesWithSecret(): readonly string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(secret));
}

describe('a deleted text is not in the files of the embedded database', () => {
  it('while the store is open, after a table was rewritten', async () => {
    const store = await openFor({ folder });
    await store.create('bado', gathering);
    await store.append('bado', 1, [
      { kind: 'room', body },
      { kind: 'over', body, record: { game: 1, people: '[]', body } },
    ]);
    expect(filesWithSecret()).not.toEqual([]);
    await store.rewrite('bado', { entry: () => 'erased', record: () => 'erased' });
    await store.purgeDeleted();
    expect(filesWithSecret()).toEqual([]);
    await store.close();
  });

  it('while the store is open, after a file of an earlier version was compacted', async () => {
    const worker = await SqliteWorker.open(fileOf({ folder }));
    const run = (sql: string) => worker.commits.add([{ sql, rows: [[]] }]);
    await run('create table snapshots (body text)');
    await run(`insert into snapshots values ('${body}')`);
    await run('delete from snapshots');
    expect(filesWithSecret()).not.toEqual([]);
    await compact(worker, (error) => expect.fail(error.message));
    expect(filesWithSecret()).toEqual([]);
    await worker.close();
  });

  it('once the store is closed, after snapshots were replaced and tables have expired', async () => {
    let now = 1_800_000_000_000;
    const store = await openFor({ folder }, 'anne', { now: () => now });
    for (const code of ['bado', 'miku']) {
      await store.create(code, gathering);
      await store.append(code, 1, [{ kind: 'room', body }]);
    }
    await store.append('bado', 2, [{ kind: 'room', body: 'new' }]);
    await store.setMeta('miku', { ...gathering, phase: 'closed' });
    await store.release('miku');
    now += 1;
    await store.expire({
      tablesMs: 0,
      talkMs: 0,
      recordsMs: 0,
      reportsMs: 0,
      attemptsMs: 0,
      challengesMs: 0,
    });
    await store.close();
    expect(filesWithSecret()).toEqual([]);
  });
});

describe('a compaction that fails', () => {
  it('is reported, and repeated when the database is opened again', async () => {
    const worker = await SqliteWorker.open(fileOf({ folder }));
    const run = (sql: string) => worker.commits.add([{ sql, rows: [[]] }]);
    await run('create table large (body text)');
    await run('insert into large values (zeroblob(1000000))');
    await run('delete from large');
    const trouble: Error[] = [];
    const lock = await worker.lock();
    await lock.run([{ sql: 'begin', rows: [[]] }]);
    lock.release();
    await compact(worker, (error) => trouble.push(error));
    expect(trouble).toMatchObject([{ cause: { message: expect.stringContaining('VACUUM') } }]);
    await lock.run([{ sql: 'commit', rows: [[]] }]);
    await compact(worker, (error) => trouble.push(error));
    expect(trouble).toHaveLength(1);
    await worker.close();
    expect(statSync(fileOf({ folder })).size).toBeLessThan(100_000);
  });
});
