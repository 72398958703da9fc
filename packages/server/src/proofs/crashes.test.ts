import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashServers } from '../testing/play/crashes.ts';
import { nainCheck } from '../testing/play/evidence.ts';
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
