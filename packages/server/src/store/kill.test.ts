import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, it } from 'vitest';
import { type Appending, entriesUntil } from '../testing/appender.ts';
import { after, gamesOf, openFor, type StorePlace } from '../testing/stores.ts';
import { describeDatabases } from '../testing/storeTests.ts';
import { StoreTaken } from './errors.ts';

const appender = fileURLToPath(new URL('../testing/appender.ts', import.meta.url));
const tables = Array.from({ length: 20 }, (_, place) => `table-${place}`);
const kills = inScope({ quick: { sqlite: 3, postgres: 2 }, all: { sqlite: 20, postgres: 8 } });

function startAppender(place: StorePlace, node: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const appending: Appending = { place, node, tables, appends: null };
  return spawn(process.execPath, [appender, JSON.stringify(appending)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  }) as ChildProcess & { stdout: NodeJS.ReadableStream };
}

/** Kills the program after a number of lines and returns its output. */
async function appendUntilKilled(place: StorePlace, node: string, lines: number): Promise<readonly string[]> {
  const child = startAppender(place, node);
  const written: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    written.push(line);
    if (written.length === lines) child.kill('SIGKILL');
  }
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return written;
}

describeDatabases('after kill -9 under load,', (kind, database) => {
  it(`every acknowledged append is there, once and complete: ${kills[kind]} times`, async () => {
    const place = await database().makePlace();
    const acknowledged = new Map(tables.map((table) => [table, 0]));
    let conflicts = 0;
    for (let kill = 1; kill <= kills[kind]; kill += 1) {
      const written = await appendUntilKilled(place, `node-${kill}`, 1 + ((kill * 137) % 500));
      for (const line of written) {
        const [table = '', seq] = line.split(' ');
        if (table === 'conflict') conflicts += 1;
        else acknowledged.set(table, Number(seq));
      }
      await expectAllThere(place, acknowledged);
    }
    if (kind === 'sqlite') expect(conflicts).toBe(0);
  });

  if (kind === 'sqlite') {
    it('the database is free at once, and was in use before', async () => {
      const place = await database().makePlace();
      const child = startAppender(place, 'anne');
      await once(createInterface(child.stdout), 'line');
      await expect(openFor(place, 'bela')).rejects.toThrow(StoreTaken);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const store = await openFor(place, 'bela');
      expect(await store.abandoned(after(0), tables.length)).toHaveLength(tables.length);
      await store.close();
    });
  }
});

async function expectAllThere(place: StorePlace, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openFor(place, 'judge');
  for (const [table, least] of acknowledged) {
    const { seq, entries } = (await store.load(table)) ?? { seq: 0, entries: [] };
    expect(seq).toBeGreaterThanOrEqual(least);
    // The two entries of an append are stored together: 2, 5, 8 … are the first of two.
    expect(seq % 3).not.toBe(2);
    expect(entries).toEqual(entriesUntil(table, seq));
    const games = Array.from({ length: Math.floor(seq / 10) }, (_, index) => index + 1);
    expect(await gamesOf(store, table)).toEqual(games);
  }
  await store.close();
}
