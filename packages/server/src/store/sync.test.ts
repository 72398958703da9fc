import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Appending } from '../testing/appender.ts';
import { installOnDebian } from '../testing/linux.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { gathering, openFor } from '../testing/stores.ts';
import type { Store } from './index.ts';

const appender = fileURLToPath(new URL('../testing/appender.ts', import.meta.url));
const strace = '/usr/bin/strace';
const appends = 60;
/** A sync that has succeeded, and something said on the output, as strace writes them. */
const synced = /f(?:data)?sync(?:\(\d+\)|.* resumed>.*)\s+= 0/;
const said = /write\(1, "table-/;

/** Whether there was a sync before each thing said, and how many there were of both. */
function readTrace(trace: string): { saidUnsynced: number; said: number; syncs: number } {
  const found = { saidUnsynced: 0, said: 0, syncs: 0 };
  let isSynced = false;
  for (const line of trace.split('\n')) {
    if (synced.test(line)) {
      isSynced = true;
      found.syncs += 1;
    } else if (said.test(line)) {
      if (!isSynced) found.saidUnsynced += 1;
      isSynced = false;
      found.said += 1;
    }
  }
  return found;
}

/** Runs the program that appends, and gives its syncs and what it said in the order in which the kernel saw them. */
async function traceAppender(tables: readonly string[]): Promise<string> {
  if (!existsSync(strace) && !installOnDebian('strace')) {
    throw new Error(
      'Syncs of the disk are counted with strace: install it (on Debian: apt-get install strace).',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'nain-sync-'));
  const file = join(folder, 'trace');
  const appending: Appending = { place: { folder }, node: 'anne', tables, appends };
  const traced = ['-f', '-qq', '-s', '16', '-e', 'trace=write,fsync,fdatasync', '-o', file];
  const child = spawn(strace, [...traced, process.execPath, appender, JSON.stringify(appending)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const trace = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return trace;
}

// Only Linux lets a test look on while a process syncs its disk.
describe.runIf(process.platform === 'linux')('the embedded store', () => {
  it('has synced the disk before it says that an entry is kept, every time', async () => {
    const { saidUnsynced, said } = readTrace(await traceAppender(['table-0']));
    expect(said).toBe(appends);
    expect(saidUnsynced).toBe(0);
  });

  it('syncs the disk once for what comes in the same moment', async () => {
    const tables = Array.from({ length: 20 }, (_, place) => `table-${place}`);
    const { said, syncs } = readTrace(await traceAppender(tables));
    expect(said).toBe(appends * tables.length);
    expect(syncs).toBeLessThan(said / 4);
  });
});

describe('the store on PostgreSQL', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.makeDatabase();
  });

  afterAll(() => postgres.stop());

  /** How often the disk was synced while something was done with the store. */
  async function syncsWhile(act: (store: Store) => Promise<unknown>): Promise<number> {
    const before = await syncsOf(databaseUrl);
    const store = await openFor({ databaseUrl, folder: '' });
    await act(store);
    // A connection counts its syncs into the statistics when it ends.
    await store.close();
    return (await syncsOf(databaseUrl)) - before;
  }

  it('has synced the disk before it says that an entry is kept, every time', async () => {
    const syncs = await syncsWhile(async (store) => {
      await store.create('bado', gathering);
      for (let seq = 1; seq <= appends; seq += 1)
        await store.append('bado', seq, [{ kind: 'game', body: 'step' }]);
    });
    expect(syncs).toBeGreaterThanOrEqual(appends);
  });

  it('has synced the disk before it says that a table is made, every time', async () => {
    const syncs = await syncsWhile(async (store) => {
      for (let made = 0; made < appends; made += 1) await store.create(`table-${made}`, gathering);
    });
    expect(syncs).toBeGreaterThanOrEqual(appends);
  });

  it('syncs the disk once for what comes in the same moment', async () => {
    const codes = Array.from({ length: 1000 }, (_, place) => `many-${place}`);
    const syncs = await syncsWhile(async (store) => {
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      await Promise.all(codes.map((code) => store.append(code, 1, [{ kind: 'game', body: 'step' }])));
    });
    expect(syncs).toBeLessThan(codes.length / 4);
  });
});

/** How often PostgreSQL has synced its log; where that is counted depends on its version. */
async function syncsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  const counted =
    rows[0].version >= 180_000
      ? "select sum(fsyncs)::int as syncs from pg_stat_io where object = 'wal'"
      : 'select wal_sync::int as syncs from pg_stat_wal';
  const { syncs } = (await client.query(counted)).rows[0];
  await client.end();
  return syncs;
}
