/** @module-tag deep */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Joined } from '@nain-jaune/protocol';
import { afterEach, expect, it } from 'vitest';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

/** FLOOD_SECONDS=600 npx vitest run packages/server/src/proofs/flood.test.ts floods for ten minutes. */
const seconds = Number(process.env['FLOOD_SECONDS'] ?? '5');
const tables = 10;
const membersPerTable = 5;
const messagesPerSecond = 18;
const allowedBytes = 5_000_000;

let server: TestServer;

afterEach(() => server.remove());

/** Bytes of the database with its log. */
function storedBytes(): number {
  const files = readdirSync(server.folder).filter((name) => name.includes('sqlite'));
  return files.reduce((sum, name) => sum + statSync(join(server.folder, name)).size, 0);
}

/** Fills the tables with members. */
async function fill(): Promise<TestSocket[]> {
  const places: Joined[] = [];
  for (let table = 0; table < tables; table += 1) {
    const host = await server.open('Host', settingsOf({ freeText: true, players: 8 }));
    places.push(host);
    for (let member = 1; member < membersPerTable; member += 1)
      places.push(await server.join(host.code, `Member ${member}`));
  }
  return Promise.all(places.map((place) => server.enter(place)));
}

/** The repeated commands of a client: some change nothing. */
function command(turn: number, client: number) {
  const commands = [
    { type: 'ready', ready: true },
    { type: 'rename', name: `Member ${client} of ${turn}`, face: null },
    { type: 'ready', ready: turn % 8 < 4 },
    { type: 'write', text: `${turn} `.repeat(60).slice(0, 200) },
  ];
  return commands[turn % commands.length];
}

async function flood(clients: readonly TestSocket[]): Promise<void> {
  for (let turn = 0; turn < seconds * messagesPerSecond; turn += 1) {
    for (const [index, client] of clients.entries()) {
      client.received.length = 0;
      client.texts.length = 0;
      client.say({ ...command(turn, index), id: `flood-${turn}` });
    }
    await setTimeout(1000 / messagesPerSecond);
  }
}

it(`fifty clients who change as much as allowed for ${seconds} s add less than 5 MB to the database`, {
  timeout: seconds * 4000 + 60_000,
}, async () => {
  server = await TestServer.start({
    LOG_LEVEL: 'warn',
    TABLES_PER_HOUR: '1000',
    JOINS_PER_MINUTE: '1000',
    CHANGES_PER_MINUTE: '1000000',
    ADDRESS_MESSAGES_PER_SECOND: '1000000',
  });
  const clients = await fill();
  const before = storedBytes();
  await flood(clients);
  expect(storedBytes() - before).toBeLessThan(allowedBytes);
  const [first] = clients;
  expect(await first?.command({ type: 'ready', ready: false })).toMatch(/accepted|too-fast/);
  await server.stop();
  server = await TestServer.start({}, {}, server.folder);
  expect(await server.lobby()).toEqual([]);
});
