import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
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
