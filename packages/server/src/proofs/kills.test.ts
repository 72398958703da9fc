import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerDatabase, startDatabase } from '../testing/play/databases.ts';
import { nainCheck } from '../testing/play/evidence.ts';
import { playWithKills } from '../testing/play/kills.ts';

/** `npm run kill` kills as often as one likes. */
const DATABASES = inScope<('postgres' | 'sqlite')[]>({ quick: ['sqlite'], all: ['sqlite', 'postgres'] });
const KILLS = inScope({ quick: 2, all: 4 });
const TABLES = inScope({ quick: 2, all: 4 });

describe.each(DATABASES)('a server on %s that is killed at random moments', (kind) => {
  let database: ServerDatabase;

  beforeAll(async () => {
    database = await startDatabase(kind);
  });

  afterAll(() => database.stop());

  it('goes on with every event that anyone was told, the same hands, each act played once, and right records', async () => {
    const environment = await database.makeEnvironment();
    const report = await playWithKills({ environment, kills: KILLS, tables: TABLES, seed: 'kills' });
    expect(report.complaints).toEqual([]);
    expect(report.kills).toBe(KILLS);
    expect(report.toldAgain).toBeGreaterThan(0);
    expect(report.compared).toBeGreaterThan(0);
    const folder = await mkdtemp(join(tmpdir(), 'nain-kills-'));
    expect(await nainCheck(report.records, folder)).toMatchObject({ status: 0 });
    await rm(folder, { recursive: true });
  });
});
