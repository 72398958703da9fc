import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { openServer, readConfig } from '../index.ts';
import { gathering, openFor } from '../testing/stores.ts';
import { over } from '../testing/storeTests.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const server = TestServer.forEachTest();

/** The client's own hand, and the number of cards on the table. */
function positionOf(client: TestSocket) {
  const view = client.game?.view;
  return { hand: view?.deal?.hand, laid: view?.deal?.laid, counters: view?.counters };
}

describe('a server that stops during a game', () => {
  it('ends all sessions, and continues with the same hands when it starts again', async () => {
    const host = await server.open('Anne', settingsOf());
    const guest = await server.join(host.code, 'Basile');
    const before = [await server.enter(host), await server.enter(guest)];
    expect(await before[0]?.command({ type: 'start' })).toBe('accepted');
    for (const client of before) client.play();
    await before[0]?.until(() => (before[0]?.last('events')?.from ?? 0) > 12);
    for (const client of before) client.rest();
    while (!before.some(({ isToMove }) => isToMove)) await new Promise((resolve) => setImmediate(resolve));
    for (const client of before)
      await client.enter(host.code, client === before[0] ? host.token : guest.token);
    const positions = before.map(positionOf);
    await server.stop();
    for (const client of before) expect(await client.lastWord()).toBe('moving');

    await server.restart();
    const after = [await server.enter(host), await server.enter(guest)];
    for (const client of after) await client.until(() => client.game !== undefined);
    expect(after.map(positionOf)).toEqual(positions);
    for (const client of after) client.play();
    for (const client of after) await client.untilRoom(({ phase }) => phase === 'between');
    const record = await (await server.ask('GET', `/api/tables/${host.code}/records/1`)).json();
    expect(checkRecord(record as GameRecord)).toEqual([]);
  });

  it('sends the end of the last game to a client that missed it, and a whole snapshot to one without events', async () => {
    const host = await server.open('Anne', settingsOf());
    const guest = await server.join(host.code, 'Basile');
    const [anne, basile] = [await server.enter(host), await server.enter(guest)];
    await anne.command({ type: 'start' });
    for (const client of [anne, basile]) client.play();
    await basile.until(() => (basile.last('events')?.from ?? 0) > 12);
    const { from = 0, events = [] } = basile.last('events') ?? {};
    const last = from + events.length - 1;
    basile.leave();
    await server.stop();
    await anne.closed;
    await server.restart();
    const again = [await server.enter(host), await server.enter(guest)];
    for (const client of again) client.play();
    for (const client of again) await client.untilRoom(({ phase }) => phase === 'between');
    await server.restart();
    const back = await server.socket();
    await back.enter(guest.code, guest.token, 1, last);
    await back.until(() => back.last('events') !== undefined);
    expect(back.game).toBeUndefined();
    expect(back.last('events')?.from).toBe(last + 1);
    expect(back.last('events')?.events.at(-1)?.type).toBe('game-ended');
    const fresh = await server.enter(host);
    await fresh.until(() => fresh.game !== undefined);
    const view = fresh.game?.view;
    expect(view?.ended).not.toBeNull();
    expect(view?.deal?.settled).toBe(true);
    const record = (await (
      await server.ask('GET', `/api/tables/${host.code}/records/1`)
    ).json()) as GameRecord;
    expect(view?.counters).toEqual(record.deals[0]?.result?.counters);
  });

  it('keeps a table whose game has not started, and lists it when its members return', async () => {
    const anne = await server.open('Anne', settingsOf({ open: true }));
    await server.enter(anne);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    await server.restart();
    expect(await (await server.ask('GET', `/api/tables/${anne.code}`)).json()).toMatchObject({
      host: 'Anne',
    });
    expect(await server.lobby()).toEqual([]);
    await server.enter(anne);
    await expect.poll(() => server.lobby()).toMatchObject([{ code: anne.code }]);
  });
});

describe('a server that starts', () => {
  it('deletes what has expired', async () => {
    await server.stop();
    const code = 'bado-miku-ze';
    const store = await openFor({ folder: server.folder }, 'anne', {
      now: () => Date.now() - 2 * 86_400_000,
    });
    await store.create(code, gathering);
    await store.append(code, 1, [over(1)]);
    await store.close();
    await server.restart({ KEEP_RECORDS_DAYS: '1' });
    const statusOfRecord = async () => (await server.ask('GET', `/api/tables/${code}/records/1`)).status;
    await expect.poll(statusOfRecord).not.toBe(200);
  });
});

describe('a second server on the same database', () => {
  it('is refused with an explanation', async () => {
    const config = readConfig({ DATA_FOLDER: server.folder });
    if (!config.ok) throw new Error(config.error.join());
    await expect(openServer(config.value, { page: server.folder, port: 0 })).rejects.toThrow(
      /is in use by another server/,
    );
  });
});
