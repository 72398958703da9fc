/** @module-tag deep */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cutConnections, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { queryDatabase } from '../testing/stores.ts';
import { TestServer } from '../testing/testServer.ts';

/** PostgreSQL limits the connections of users, but not those of its administrator. */
const user = `nain_guest_${process.pid}`;
const patience = { timeout: 20_000, interval: 100 };

let postgres: TestPostgres;
let url: string;

function administer(sql: string): Promise<unknown> {
  return queryDatabase({ databaseUrl: url, folder: '' }, sql);
}

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.makeDatabase();
  await administer(`create role ${user} login password 'geheim'`);
  await administer(`alter schema public owner to ${user}`);
});

afterAll(async () => {
  await administer(`drop owned by ${user}`);
  await administer(`drop role ${user}`);
  await postgres.stop();
});

test('a server that gets too few connections to PostgreSQL to open a table is not ready until it gets them', {
  tags: ['deep'],
}, async () => {
  const DATABASE_URL = url.replace(/\/\/[^@]*@/, `//${user}:geheim@`);
  const server = await TestServer.start({ DATABASE_URL });
  const statusOf = async (path: string) => (await server.ask('GET', path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  await administer(`alter role ${user} connection limit 1`);
  await cutConnections(url).catch(() => {});
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), patience);
  expect(await statusOf('/healthz')).toBe(200);
  expect((await server.ask('POST', '/api/play', { name: 'Anne', ruleset: null })).status).toBe(503);
  await administer(`alter role ${user} connection limit -1`);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), patience);
  expect((await server.ask('POST', '/api/play', { name: 'Anne', ruleset: null })).status).toBe(201);
  await server.remove();
});
