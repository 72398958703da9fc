import { describe, expect, it } from 'vitest';
import { makeToken } from '../security/tokens.ts';
import { gathering, openFor } from '../testing/stores.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const server = TestServer.forEachTest();

async function playGame(host: TestSocket, clients: readonly TestSocket[]): Promise<void> {
  await host.command({ type: 'start' });
  for (const client of clients) client.play();
  for (const client of clients) await client.untilRoom(({ phase }) => phase === 'between');
  for (const client of clients) client.rest();
}

describe('a person who deletes their name', () => {
  it('is removed from the table, its records, the game in progress and the file, with all texts', async () => {
    const host = await server.open('Anne', settingsOf({ freeText: true }));
    const guest = await server.join(host.code, 'Basileus Privatus');
    const [anne, basile] = [await server.enter(host), await server.enter(guest)];
    await basile.command({ type: 'write', text: 'my address is Elm Street 12' });
    await playGame(anne, [anne, basile]);
    await anne.command({ type: 'ready', ready: true });
    await basile.command({ type: 'ready', ready: true });
    await anne.command({ type: 'start' });
    await anne.untilRoom(({ phase }) => phase === 'playing');
    expect((await server.erase(host.code, guest.token)).status).toBe(204);
    await anne.until(() => anne.last('erased')?.member === guest.member);

    const newcomer = await server.enter({ code: host.code, token: null });
    const record = await server.ask('GET', `/api/tables/${host.code}/records/1`);
    const summary = await server.ask('GET', `/api/tables/${host.code}`);
    const shown = [newcomer.texts.join(), await record.text(), await summary.text()].join();
    await server.stop();
    for (const text of [shown, await server.storedText()]) {
      expect(text).not.toContain('Basileus');
      expect(text).not.toContain('Elm Street');
    }
    await server.restart();
    const back = await server.enter(host);
    expect(back.texts.join()).not.toContain('Basileus');
    expect(back.room.phase).toBe('playing');
  });

  it('may do so after leaving the table, and after the table is closed', async () => {
    const host = await server.open('Anne', settingsOf());
    const guest = await server.join(host.code, 'Basileus');
    const [anne, basile] = [await server.enter(host), await server.enter(guest)];
    await playGame(anne, [anne, basile]);
    await basile.command({ type: 'leave' });
    expect(await recordText(host.code)).toContain('Basileus');
    expect((await server.erase(host.code, guest.token)).status).toBe(204);
    expect(await recordText(host.code)).not.toContain('Basileus');
    await anne.command({ type: 'leave' });
    expect((await server.erase(host.code, host.token)).status).toBe(204);
    expect(await recordText(host.code)).not.toContain('Anne');
  });

  it('may do so after the entries of the table have expired', async () => {
    const host = await server.open('Anne', settingsOf());
    const guest = await server.join(host.code, 'Basileus');
    const [anne, basile] = [await server.enter(host), await server.enter(guest)];
    await playGame(anne, [anne, basile]);
    for (const client of [basile, anne]) await client.command({ type: 'leave' });
    await server.stop();
    await expireEntries(host.code);
    await server.restart();
    expect(await refusalIn(await server.erase(host.code, makeToken()))).toEqual([404, 'no-such-table']);
    expect(await recordText(host.code)).toContain('Basileus');
    expect((await server.erase(host.code, guest.token)).status).toBe(204);
    expect(await recordText(host.code)).not.toContain('Basileus');
    expect(await recordText(host.code)).toContain('Anne');
    await server.stop();
    expect(await server.storedText()).not.toContain('Basileus');
  });

  it.each(['at the table', 'after the table is gone'])(
    'is removed from reports about others, whose texts stay: %s',
    async (when) => {
      const host = await server.open('Basile Accused', settingsOf({ freeText: true }));
      const [reporter, witness] = [
        await server.join(host.code, 'Anne Reporter'),
        await server.join(host.code, 'Colette Bystander'),
      ];
      const people = [await server.enter(host), await server.enter(reporter), await server.enter(witness)];
      for (const [index, person] of people.entries())
        expect(await person.command({ type: 'write', text: `text of ${index}` })).toBe('accepted');
      expect(await people[1]?.command({ type: 'report', member: host.member })).toBe('accepted');
      if (when !== 'at the table') {
        for (const person of people) await person.command({ type: 'leave' });
        await server.stop();
        await expireEntries(host.code);
        await server.restart();
      }
      for (const { token } of [reporter, witness, host]) await server.erase(host.code, token);
      await server.stop();
      const stored = await server.storedText();
      await server.restart();
      for (const deleted of ['Anne Reporter', 'Colette Bystander', 'text of 1', 'text of 2'])
        expect(stored).not.toContain(deleted);
      for (const kept of ['Basile Accused', 'text of 0']) expect(stored).toContain(kept);
    },
  );

  it('needs a token of this table', async () => {
    const [host, other] = [await server.open('Anne'), await server.open('Basile')];
    expect(await refusalIn(await server.erase(host.code, other.token))).toEqual([401, 'wrong-token']);
    expect(await refusalIn(await server.erase(host.code, 'short'))).toEqual([401, 'wrong-token']);
  });
});

/** Deletes the entries of a closed table while the server is stopped. */
async function expireEntries(code: string): Promise<void> {
  const day = 86_400_000;
  let now = Date.now();
  const store = await openFor({ folder: server.folder }, 'anne', { now: () => now });
  await store.claim(code);
  await store.setMeta(code, { ...gathering, phase: 'closed' });
  await store.release(code);
  now += day;
  await store.expire({
    tablesMs: day - 1,
    talkMs: day,
    recordsMs: 2 * day,
    reportsMs: 2 * day,
    attemptsMs: day,
    challengesMs: day,
  });
  await store.close();
}

describe('an address that sends too many deletions', () => {
  it('has to wait', async () => {
    await server.replace({ CHANGES_PER_MINUTE: '2' });
    const host = await server.open('Anne');
    for (let time = 1; time <= 2; time += 1)
      expect((await server.erase(host.code, host.token)).status).toBe(204);
    expect(await refusalIn(await server.erase(host.code, host.token))).toEqual([429, 'too-many']);
  });
});

async function recordText(code: string): Promise<string> {
  return (await server.ask('GET', `/api/tables/${code}/records/1`)).text();
}
