import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Appending } from '../testing/appender.ts';
import { installOnDebian, queryPostgres } from '../testing/postgres.ts';
import { gathering } from '../testing/stores.ts';
import { describeNodes, entry } from '../testing/storeTests.ts';
import type { Store } from './store.ts';

const appender = fileURLToPath(new URL('../testing/appender.ts', import.meta.url));
const strace = '/usr/bin/strace';
const appends = 60;
/** A successful sync, and a line of output, as strace prints them. */
const sync = /f(?:data)?sync(?:\(\d+\)|.* resumed>.*)\s+= 0/;
const output = /write\(1, "table-/;

/** Counts the lines of output, the lines without a sync before them, and the syncs. */
function countIn(trace: string): { unsynced: number; lines: number; syncs: number } {
  const counts = { unsynced: 0, lines: 0, syncs: 0 };
  let isSynced = false;
  for (const line of trace.split('\n')) {
    if (sync.test(line)) {
      isSynced = true;
      counts.syncs += 1;
    } else if (output.test(line)) {
      if (!isSynced) counts.unsynced += 1;
      isSynced = false;
      counts.lines += 1;
    }
  }
  return counts;
}

/** Runs the program that appends. Returns its syncs and output in the order of the kernel. */
async function traceAppender(tables: readonly string[]): Promise<string> {
  if (!existsSync(strace) && !installOnDebian('strace')) {
    throw new Error(
      'Syncs of the disk are counted with strace: install it (on Debian: apt-get install strace).',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'nain-sync-'));
  const file = join(folder, 'trace');
  const appending: Appending = { place: { folder }, tables, appends };
  const traced = ['-f', '-qq', '-s', '16', '-e', 'trace=write,fsync,fdatasync', '-o', file];
  const child = spawn(strace, [...traced, process.execPath, appender, JSON.stringify(appending)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const trace = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return trace;
}

// Only Linux can trace the syncs of another process.
describe.runIf(process.platform === 'linux')('the embedded store', () => {
  it('syncs the disk before it acknowledges an append, every time', async () => {
    const { unsynced, lines } = countIn(await traceAppender(['table-0']));
    expect(lines).toBe(appends);
    expect(unsynced).toBe(0);
  });

  it('syncs the disk once for appends of the same moment', async () => {
    const tables = Array.from({ length: 20 }, (_, index) => `table-${index}`);
    const { lines, syncs } = countIn(await traceAppender(tables));
    expect(lines).toBe(appends * tables.length);
    expect(syncs).toBeLessThan(lines / 4);
  });
});

describeNodes('the store', (nodes) => {
  /** Counts the syncs of the disk during the life of a store. */
  async function syncsWhile(act: (store: Store) => Promise<unknown>): Promise<number> {
    const { databaseUrl = '' } = nodes.place;
    const before = await countSyncs(databaseUrl);
    await act(await nodes.open('anne'));
    await nodes.end();
    await untilDisconnected(databaseUrl);
    return (await countSyncs(databaseUrl)) - before;
  }

  it('syncs the disk before it acknowledges an append, every time', async () => {
    const syncs = await syncsWhile(async (store) => {
      await store.create('bado', gathering);
      for (let seq = 1; seq <= appends; seq += 1) await store.append('bado', seq, [entry('step')]);
    });
    expect(syncs).toBeGreaterThanOrEqual(appends);
  });

  it('syncs the disk before it acknowledges a new table, every time', async () => {
    const syncs = await syncsWhile(async (store) => {
      for (let made = 0; made < appends; made += 1) await store.create(`table-${made}`, gathering);
    });
    expect(syncs).toBeGreaterThanOrEqual(appends);
  });

  it('syncs the disk before it acknowledges a ban, every time', async () => {
    const ban = { kind: 'address', durationMs: null, reason: '' } as const;
    const syncs = await syncsWhile(async (store) => {
      for (let made = 0; made < appends; made += 1) await store.ban({ ...ban, value: `hash ${made}` });
    });
    expect(syncs).toBeGreaterThanOrEqual(appends);
  });

  it('syncs the disk once for writes of the same moment', async () => {
    const codes = Array.from({ length: 1000 }, (_, place) => `many-${place}`);
    const syncs = await syncsWhile(async (store) => {
      await Promise.all(codes.map((code) => store.create(code, gathering)));
      await Promise.all(codes.map((code) => store.append(code, 1, [entry('step')])));
    });
    expect(syncs).toBeLessThan(codes.length / 4);
  });
});

/** Counts the syncs of the log. Versions of PostgreSQL have them in different views. */
async function countSyncs(url: string): Promise<number> {
  const [setting] = await queryPostgres(url, "select current_setting('server_version_num')::int as version");
  const counted =
    Number(setting?.['version']) >= 180_000
      ? "select sum(fsyncs)::int as syncs from pg_stat_io where object = 'wal'"
      : 'select wal_sync::int as syncs from pg_stat_wal';
  const [row] = await queryPostgres(url, counted);
  return Number(row?.['syncs']);
}

/** A backend adds its syncs to the statistics when it ends, some time after its client has disconnected. */
async function untilDisconnected(url: string): Promise<void> {
  const backends = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  while (Number((await queryPostgres(url, backends))[0]?.['count']) > 0);
}
