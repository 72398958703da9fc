import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gathering, openFor } from '../../testing/stores.ts';
import { StoreTaken, StoreUnreachable } from '../index.ts';
import { SqliteFault, SqliteWorker } from './worker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-sqlite-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a second server on one embedded database', () => {
  it('is refused in words that name the file, and the first goes on', async () => {
    const first = await openFor({ folder }, 'anne');
    const refusal = await openFor({ folder }, 'bela').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreTaken);
    expect(refusal).toMatchObject({ path: join(folder, 'nain-jaune.sqlite') });
    expect(String(refusal)).toContain(`${join(folder, 'nain-jaune.sqlite')} is in use by another server`);
    expect(await first.create('bado', gathering)).toBe(true);
    await first.close();
    const second = await openFor({ folder }, 'bela');
    expect(await second.load('bado')).toEqual({ seq: 0, entries: [] });
    await second.close();
  });
});

it('makes the folder where it is missing', async () => {
  const store = await openFor({ folder: join(folder, 'not', 'yet') });
  expect(await store.listOpen(1)).toEqual([]);
  await store.close();
});

it('is one file, to be copied as it is, when the server has stopped', async () => {
  const store = await openFor({ folder });
  await store.create('bado', gathering);
  await store.close();
  expect(readdirSync(folder)).toEqual(['nain-jaune.sqlite']);
});

it('leaves a file alone that is no database', async () => {
  writeFileSync(
    join(folder, 'nain-jaune.sqlite'),
    'a letter to grandmother, long enough to be taken for one'.repeat(50),
  );
  await expect(openFor({ folder })).rejects.toThrow(SqliteFault);
});

describe('the thread of the embedded database', () => {
  const insert = (value: number) => worker.run([{ sql: 'insert into kept values (?)', rows: [[value]] }]);
  const values = async () => {
    const { rows } = await worker.run([{ sql: 'select value from kept order by value', rows: [[]] }]);
    return rows.map(({ value }) => value);
  };
  let worker: SqliteWorker;

  beforeEach(async () => {
    worker = await SqliteWorker.open(join(folder, 'test.sqlite'));
    await worker.run([{ sql: 'create table kept (value integer primary key)', rows: [[]] }]);
  });

  afterEach(() => worker.close());

  it('takes back a request that fails half-way, and no other of its group', async () => {
    const sql = 'insert into kept values (?)';
    const outcomes = await Promise.allSettled([
      insert(1),
      worker.run([{ sql, rows: [[2], [1]] }]),
      insert(3),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await values()).toEqual([1, 3]);
  });

  it('lets nothing come between the steps of a transaction', async () => {
    const { ask, end } = await worker.transaction();
    const meanwhile = insert(1);
    await ask([{ sql: 'begin', rows: [[]] }]);
    await ask([{ sql: 'insert into kept values (2)', rows: [[]] }]);
    await ask([{ sql: 'rollback', rows: [[]] }]);
    end();
    await meanwhile;
    expect(await values()).toEqual([1]);
  });

  it('gives each request its own answer, whatever else is asked before and meanwhile', async () => {
    const act = fc.constantFrom(...(Object.keys(does) as Act[]), 'wait a turn' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        await worker.run([{ sql: 'delete from kept', rows: [[]] }]);
        const kept: number[] = [];
        const answers: Promise<unknown>[] = [];
        for (const [number, act] of acts.entries()) {
          if (act === 'wait a turn') await new Promise((resolve) => setImmediate(resolve));
          else answers.push(does[act](number));
          if (act === 'insert' || act === 'commit') kept.push(number);
        }
        await Promise.all(answers);
        expect(await values()).toEqual(kept);
      }),
      { numRuns: 30 },
    );
  });

  const transact = async (number: number, last: string) => {
    const { ask, end } = await worker.transaction();
    await ask([{ sql: 'begin', rows: [[]] }]);
    await ask([{ sql: 'insert into kept values (?)', rows: [[number]] }]);
    await ask([{ sql: last, rows: [[]] }]);
    end();
  };
  type Act = 'insert' | 'insert twice' | 'ask' | 'commit' | 'roll back';
  /** Each does something with a number and fails where the answer is not that of this number. */
  const does: Readonly<Record<Act, (number: number) => Promise<unknown>>> = {
    insert: async (number) => expect(await insert(number)).toMatchObject({ changes: 1 }),
    'insert twice': (number) =>
      expect(
        worker.run([{ sql: 'insert into kept values (?)', rows: [[number], [number]] }]),
      ).rejects.toThrow(SqliteFault),
    // A text of its own for each, so that statements are forgotten and numbered anew.
    ask: async (number) =>
      expect(await worker.run([{ sql: `select ${number} as asked`, rows: [[]] }])).toMatchObject({
        rows: [{ asked: number }],
      }),
    commit: (number) => transact(number, 'commit'),
    'roll back': (number) => transact(number, 'rollback'),
  };

  it('says that the store cannot be reached when the disk is full, and goes on when it is not', async () => {
    await worker.run([{ sql: 'create table large (body text)', rows: [[]] }]);
    const sql = 'insert into large values (zeroblob(100000))';
    await worker.run([{ sql: 'pragma max_page_count = 10', rows: [[]] }]);
    await expect(worker.run([{ sql, rows: [[]] }])).rejects.toThrow(StoreUnreachable);
    await insert(1);
    await worker.run([{ sql: 'pragma max_page_count = 1000', rows: [[]] }]);
    await worker.run([{ sql, rows: [[]] }]);
    expect(await values()).toEqual([1]);
  });

  it('refuses what comes after it was closed', async () => {
    const before = insert(1);
    const closed = worker.close();
    await before;
    await closed;
    await expect(insert(2)).rejects.toThrow(StoreUnreachable);
  });
});
