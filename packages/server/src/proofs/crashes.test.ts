import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inScope } from '@nain-jaune/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrashReport, crashOneServer, crashTwoServers } from '../testing/play/crashes.ts';
import { nainCheck } from '../testing/play/evidence.ts';
import { ServerChild, ServerEnded } from '../testing/play/serverChild.ts';
import { type ServerDatabase, startDatabase } from '../testing/stores.ts';

const DATABASES = inScope<('postgres' | 'sqlite')[]>({ quick: ['sqlite'], all: ['sqlite', 'postgres'] });
/** `npm run kill` kills more often. */
const KILLS = inScope({ quick: 2, all: 4 });
const TABLES = inScope({ quick: 2, all: 4 });
const NODE_KILLS = 2;

function databaseOf(kind: 'postgres' | 'sqlite'): () => ServerDatabase {
  let database: ServerDatabase;

  beforeAll(async () => {
    database = await startDatabase(kind);
  });

  afterAll(() => database.stop());

  return () => database;
}

function expectNothingLost({ complaints, repeated, compared }: CrashReport): void {
  expect(complaints).toEqual([]);
  expect(repeated).toBeGreaterThan(0);
  expect(compared).toBeGreaterThan(0);
}

describe.each(DATABASES)('a server on %s that is killed at random moments', (kind) => {
  const database = databaseOf(kind);

  it('goes on with every event that a client received, the same hands, each act played once, and valid records', async () => {
    const environment = await database().makeEnvironment();
    const report = await crashOneServer({ environment, kills: KILLS, tables: TABLES, seed: 'kills' });
    expectNothingLost(report);
    expect(report.kills).toBe(KILLS);
    const folder = await mkdtemp(join(tmpdir(), 'nain-kills-'));
    expect(await nainCheck(report.records, folder)).toMatchObject({ status: 0 });
    await rm(folder, { recursive: true });
  });
});

describe('two servers on one PostgreSQL, of which one is killed under load', { tags: ['deep'] }, () => {
  const database = databaseOf('postgres');

  it('go on with every table at the other, no event lost or repeated with another content', async () => {
    const environment = await database().makeEnvironment();
    const report = await crashTwoServers({ environment, kills: NODE_KILLS, tables: 4, seed: 'nodes' });
    expectNothingLost(report);
    // `npm run nodes` prints and checks the times. A slow machine must not fail this test.
    expect(report.gapsMs).toHaveLength(NODE_KILLS);
  });
});

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
