import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashServers } from '../testing/play/crashes.ts';
import { nainCheck } from '../testing/play/evidence.ts';
import { ServerChild, ServerEnded } from '../testing/play/serverChild.ts';
import { type ServerDatabase, startDatabase } from '../testing/stores.ts';

/** `KILLS=200 npm run kill` kills more often. */
const kills = Number(process.env['KILLS'] ?? inScope({ quick: 2, all: 20 }));
const seed = process.env['SEED'] ?? 'kill';
/** Whether the times count, as in `KILLS=200 npm run kill`. */
const isMeasured = process.env['KILLS'] !== undefined;
/** Of a table whose server is killed while another one runs. */
const LONGEST_GAP_MS = 5000;
const timeout = 120_000 + kills * 10_000;

function databaseOf(kind: 'postgres' | 'sqlite'): () => ServerDatabase {
  let database: ServerDatabase;

  beforeAll(async () => {
    database = await startDatabase(kind);
  });

  afterAll(() => database.stop());

  return () => database;
}

describe.each([
  { kind: 'sqlite', servers: 1, tables: inScope({ quick: 2, all: 8 }), tags: [] },
  { kind: 'postgres', servers: 1, tables: 8, tags: ['deep'] },
  { kind: 'postgres', servers: 2, tables: 12, tags: ['deep'] },
] as const)(
  'of $servers servers on $kind, of which one is killed with `kill -9` during play',
  ({ kind, servers, tables, tags }) => {
    const database = databaseOf(kind);

    it('every acknowledged event, act, attempt and challenge is there once, and play goes on', {
      tags: [...tags],
      timeout,
    }, async () => {
      const environment = await database().makeEnvironment();
      const report = await crashServers({ environment, servers, kills, tables, seed });
      expect(report.complaints).toEqual([]);
      expect(report.repeated).toBeGreaterThan(0);
      expect(report.compared).toBeGreaterThan(0);
      const longest = Math.max(...report.gapsMs);
      process.stdout.write(`  ${servers} on ${kind}: play went on after at most ${longest.toFixed(0)} ms\n`);
      // A busy machine must not fail the tests, so only `npm run kill` holds the time.
      if (isMeasured && servers > 1) expect(longest).toBeLessThan(LONGEST_GAP_MS);
      const folder = await mkdtemp(join(tmpdir(), 'nain-kills-'));
      expect(await nainCheck(report.records, folder)).toMatchObject({ status: 0 });
      await rm(folder, { recursive: true });
    });
  },
);

describe('an embedded database in use', () => {
  const database = databaseOf('sqlite');

  it('is refused to a second server with an explanation, and the first goes on', async () => {
    const environment = await database().makeEnvironment();
    const first = await ServerChild.start(environment);
    const second = await ServerChild.start(environment).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(ServerEnded);
    expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/in use by another server/) });
    expect((await fetch(`${first.http}/readyz`)).status).toBe(200);
    await first.end('SIGTERM');
    expect(first.exitCode).toBe(0);
    const third = await ServerChild.start(environment);
    await third.end('SIGTERM');
  });
});
