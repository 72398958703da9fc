import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileOf, gathering, openFor } from '../../testing/stores.ts';
import { StoreTaken, StoreUnreachable } from '../errors.ts';
import { SqliteError, SqliteWorker } from './worker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-sqlite-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('the embedded database', () => {
  it('refuses a second server with an error that names the file, and the first goes on', async () => {
    const first = await openFor({ folder }, 'anne');
    const refusal = await openFor({ folder }, 'bela').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreTaken);
    expect(refusal).toMatchObject({ path: fileOf({ folder }) });
    expect(String(refusal)).toContain(`${fileOf({ folder })} is in use by another server`);
    expect(await first.create('bado', gathering)).toBe(true);
    await first.close();
    const second = await openFor({ folder }, 'bela');
    expect(await second.load('bado')).toEqual({ seq: 0, entries: [] });
    await second.close();
  });

  it('creates its folder', async () => {
    const store = await openFor({ folder: join(folder, 'not', 'yet') });
    expect(await store.listOpen(1)).toEqual([]);
    await store.close();
  });

  it('is a single file when the server has stopped', async () => {
    const store = await openFor({ folder });
    await store.create('bado', gathering);
    await store.close();
    expect(readdirSync(folder)).toEqual(['nain-jaune.sqlite']);
  });

  it('commits requests of the same moment together', async () => {
    const store = await openFor({ folder });
    const messages = vi.spyOn(Worker.prototype, 'postMessage');
    const codes = Array.from({ length: 100 }, (_, index) => `table-${index}`);
    expect(await Promise.all(codes.map((code) => store.create(code, gathering)))).not.toContain(false);
    await Promise.all(codes.map((code) => store.setMeta(code, { ...gathering, phase: 'playing' })));
    expect(messages.mock.calls.length).toBeLessThan(10);
    expect(await store.listOpen(1)).toMatchObject([{ phase: 'playing' }]);
    await store.close();
  });
});

describe('the thread of the embedded database', () => {
  const insert = (value: number) =>
    worker.commits.add([{ sql: 'insert into stored values (?)', rows: [[value]] }]);
  const values = async () => {
    const { rows } = await worker.commits.add([
      { sql: 'select value from stored order by value', rows: [[]] },
    ]);
    return rows.map(({ value }) => value);
  };
  let worker: SqliteWorker;

  beforeEach(async () => {
    worker = await SqliteWorker.open(join(folder, 'test.sqlite'));
    await worker.commits.add([{ sql: 'create table stored (value integer primary key)', rows: [[]] }]);
  });

  afterEach(() => worker.close());

  it('rolls back a request that fails half-way, and no other of its batch', async () => {
    const sql = 'insert into stored values (?)';
    const outcomes = await Promise.allSettled([
      insert(1),
      worker.commits.add([{ sql, rows: [[2], [1]] }]),
      insert(3),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await values()).toEqual([1, 3]);
  });

  it('runs nothing between the statements of a transaction', async () => {
    const { run, release } = await worker.lock();
    const meanwhile = insert(1);
    await run([{ sql: 'begin', rows: [[]] }]);
    await run([{ sql: 'insert into stored values (2)', rows: [[]] }]);
    await run([{ sql: 'rollback', rows: [[]] }]);
    release();
    await meanwhile;
    expect(await values()).toEqual([1]);
  });

  it('returns to each request its own result, among any other requests', async () => {
    const act = fc.constantFrom(...(Object.keys(acts) as Act[]), 'wait a turn' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (chosen) => {
        await worker.commits.add([{ sql: 'delete from stored', rows: [[]] }]);
        const stored: number[] = [];
        const results: Promise<unknown>[] = [];
        for (const [number, act] of chosen.entries()) {
          if (act === 'wait a turn') await new Promise((resolve) => setImmediate(resolve));
          else results.push(acts[act](number));
          if (act === 'insert' || act === 'commit') stored.push(number);
        }
        await Promise.all(results);
        expect(await values()).toEqual(stored);
      }),
      { numRuns: 30 },
    );
  });

  const transact = async (number: number, last: string) => {
    const { run, release } = await worker.lock();
    await run([{ sql: 'begin', rows: [[]] }]);
    await run([{ sql: 'insert into stored values (?)', rows: [[number]] }]);
    await run([{ sql: last, rows: [[]] }]);
    release();
  };
  type Act = 'insert' | 'insert twice' | 'select' | 'commit' | 'roll back';
  /** Actions with a number that fail if the result is that of another number. */
  const acts: Readonly<Record<Act, (number: number) => Promise<unknown>>> = {
    insert: async (number) => expect(await insert(number)).toMatchObject({ changes: 1 }),
    'insert twice': (number) =>
      expect(
        worker.commits.add([{ sql: 'insert into stored values (?)', rows: [[number], [number]] }]),
      ).rejects.toThrow(SqliteError),
    // Each has another text, so that the thread drops prepared statements.
    select: async (number) =>
      expect(await worker.commits.add([{ sql: `select ${number} as asked`, rows: [[]] }])).toMatchObject({
        rows: [{ asked: number }],
      }),
    commit: (number) => transact(number, 'commit'),
    'roll back': (number) => transact(number, 'rollback'),
  };

  it('reports that the store is unreachable while the disk is full, and continues afterwards', async () => {
    await worker.commits.add([{ sql: 'create table large (body text)', rows: [[]] }]);
    const sql = 'insert into large values (zeroblob(100000))';
    await worker.commits.add([{ sql: 'pragma max_page_count = 10', rows: [[]] }]);
    await expect(worker.commits.add([{ sql, rows: [[]] }])).rejects.toThrow(StoreUnreachable);
    await insert(1);
    await worker.commits.add([{ sql: 'pragma max_page_count = 1000', rows: [[]] }]);
    await worker.commits.add([{ sql, rows: [[]] }]);
    expect(await values()).toEqual([1]);
  });

  it('rejects requests after it was closed', async () => {
    const before = insert(1);
    const closed = worker.close();
    await before;
    await closed;
    await expect(insert(2)).rejects.toThrow(StoreUnreachable);
  });
});

describe('when the thread of the embedded database dies', () => {
  /** Opens a worker. `kill` ends its thread, and after `silence` its answers are dropped. */
  async function openMortal() {
    const messages = vi.spyOn(Worker.prototype, 'postMessage');
    const worker = await SqliteWorker.open(join(folder, 'test.sqlite'));
    await worker.commits.add([{ sql: 'create table stored (value integer primary key)', rows: [[]] }]);
    const thread = messages.mock.contexts[0] as Worker;
    const emit = thread.emit.bind(thread);
    const silence = () =>
      vi
        .spyOn(thread, 'emit')
        .mockImplementation((name, ...values) => name === 'message' || emit(name, ...values));
    return { worker, kill: () => thread.terminate(), silence };
  }

  const insert = { sql: 'insert into stored values (?)', rows: [[1]] };

  it('every pending request is rejected, and every later one', async () => {
    const { worker, kill, silence } = await openMortal();
    silence();
    const pending = [
      worker.commits.add([insert]),
      worker.backup(join(folder, 'copy')),
      worker.commits.add([insert]),
    ];
    const locked = worker.lock().then(({ run, release }) => run([insert]).finally(release));
    const outcomes = Promise.allSettled([...pending, locked]);
    // The first requests have been sent to the thread.
    await new Promise((resolve) => setImmediate(resolve));
    await kill();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnreachable) });
    await expect(worker.commits.add([insert])).rejects.toThrow('its thread has ended');
    await expect(worker.backup(join(folder, 'copy'))).rejects.toThrow(StoreUnreachable);
  });

  it('it can still be closed, more than once', async () => {
    const { worker, kill } = await openMortal();
    await kill();
    await worker.close();
    await worker.close();
  });

  it('the store rejects every call, and its file can be opened again', async () => {
    const messages = vi.spyOn(Worker.prototype, 'postMessage');
    const store = await openFor({ folder });
    await store.create('bado', gathering);
    await (messages.mock.contexts[0] as Worker).terminate();
    await expect(store.append('bado', 1, [{ kind: 'game', body: 'step' }])).rejects.toThrow(StoreUnreachable);
    await expect(store.listOpen(1)).rejects.toThrow(StoreUnreachable);
    await expect(store.beat()).rejects.toThrow(StoreUnreachable);
    await store.close();
    const next = await openFor({ folder }, 'bela');
    expect(await next.claim('bado')).toBe('owned');
    await next.close();
  });
});
