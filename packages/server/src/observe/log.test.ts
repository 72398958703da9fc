import { createHash } from 'node:crypto';
import type { Bot } from '@nain-jaune/bots';
import { type GameRecord, makeCardsText, makeCardText, PACK } from '@nain-jaune/engine';
import type { Joined } from '@nain-jaune/protocol';
import { ONLINE_LIMITS, PEOPLE, type RoomConfig } from '@nain-jaune/table';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { hashOf } from '../security/tokens.ts';
import { openStore } from '../store/open.ts';
import type { NewEntry } from '../store/types.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import { logSettings, TableNames } from './log.ts';

/** Searches every line of a log for secrets. */
function expectNoSecrets(log: readonly string[], places: readonly Joined[]): void {
  const text = log.join('').replaceAll(/Server listening at [^"]*/g, '');
  for (const { token, code } of places)
    for (const secret of [token, hashOf(token), code]) expect(text).not.toContain(secret);
  for (const card of PACK) expect(text).not.toMatch(new RegExp(`\\b${makeCardText(card)}\\b`));
  for (const word of ['Anne Muster', 'Basile', 'Zwetsch', '192.0.2.77', '127.0.0.1:'])
    expect(text).not.toContain(word);
}

test('the log of a whole game contains no card, secret, table code, name or text', async () => {
  const server = await TestServer.start({ TRUST_PROXY: '1' });
  const host = await server.open('Anne Muster', settingsOf({ freeText: true }));
  const guest = await server.join(host.code, 'Basile');
  const clients = [await server.enter(host), await server.enter(guest)];
  await clients[0]?.command({ type: 'write', text: 'Zwetschgenkuchen' });
  await clients[0]?.command({ type: 'start' });
  for (const client of clients) client.play();
  for (const client of clients) await client.untilRoom(({ phase }) => phase === 'between');
  const record = await (await server.ask('GET', `/api/tables/${host.code}/records/1`)).text();
  await server.ask('GET', `/api/tables/${host.code}?token=${host.token}`, undefined, {
    'x-forwarded-for': '192.0.2.77',
  });
  await server.erase(host.code, host.token);
  const stranger = await server.socket();
  stranger.socket.send(`{"type":"act","id":"${host.token}","move":"7d","more":"Zwetschgenkuchen"}`);
  await stranger.until(() => stranger.received.length > 0);
  await server.remove();

  expectNoSecrets(server.log, [host, guest]);
  const log = server.log.join('');
  expect(log).toContain('/api/tables/:code');
  for (const { proof } of (JSON.parse(record) as GameRecord & { deals: { proof: { secret: string } }[] })
    .deals)
    expect(log).not.toContain(proof.secret);
});

/** A bot that throws an error with the cards that it sees. */
const talkative: Bot = {
  name: 'talkative',
  choose: ({ deal }) => {
    throw new Error(`my hand is ${makeCardsText(deal?.hand ?? [])}`);
  },
};

/** Stores an unreadable entry of a table. */
async function damage(folder: string, code: string, entry: NewEntry): Promise<void> {
  const store = await openStore({ folder, node: { id: 'test', address: '' } });
  await store.claim(code);
  const { seq } = (await store.load(code)) ?? { seq: 0 };
  await store.append(code, seq + 1, [entry]);
  await store.close();
}

test('the log of throwing bots and unreadable tables contains none of these either', async () => {
  const config: RoomConfig = {
    bots: { talkative },
    standIn: talkative,
    fillers: ['talkative'],
    limits: ONLINE_LIMITS,
    proof: null,
    people: PEOPLE,
    nameKey: (name) => name,
  };
  const server = await TestServer.start({}, { rooms: { driver: { config } } });
  const places = [await server.open('Anne Muster'), await server.open('Basile'), await server.open('Basile')];
  for (const place of places) {
    const client = await server.enter(place);
    await client.command({ type: 'start' });
    await client.until(() => client.game !== undefined);
  }
  const [anne] = places as [Joined];
  const client = await server.enter(anne);
  client.play();
  await client.untilRoom(({ phase }) => phase === 'between');
  await server.stop();
  const move = { type: 'move', game: 1, seat: 0, move: '7d Kh', elapsedMs: 0, id: null };
  const deal = {
    type: 'deal',
    game: 1,
    dealer: 0,
    hands: ['7d Kh', '5s x'],
    talon: '',
    elapsedMs: 0,
    proof: null,
  };
  const bodies = [`Zwetschgenkuchen, ${anne.token}`, JSON.stringify(move), JSON.stringify(deal)];
  for (const [index, body] of bodies.entries())
    await damage(server.folder, places[index]?.code ?? '', { kind: 'game', body });
  const again = await TestServer.start({}, {}, server.folder);
  for (const place of places) expect(await (await again.enter(place)).lastWord()).toBe('damaged');
  await again.remove();

  const log = [...server.log, ...again.log];
  const count = (message: string) => log.filter((line) => line.includes(message)).length;
  expect([count('bot-threw') > 0, count('cannot be loaded')]).toEqual([true, 3]);
  expectNoSecrets(log, places);
});

test('a logged error has message and place, without keys and other properties', () => {
  const lines: string[] = [];
  const server = Fastify(logSettings('info', { write: (line) => lines.push(line) }));
  const token = 'a'.repeat(43);
  const error = Object.assign(new Error(`table bado-miku-ze, ${token}`), {
    code: '23505',
    detail: 'Key (body)=(7d Kh)',
  });
  server.log.error({ err: error }, 'it failed');
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'it failed',
    err: { type: 'Error', message: 'table …, …', code: '23505' },
  });
  for (const secret of ['bado-miku-ze', token, '7d Kh']) expect(line).not.toContain(secret);
});

test('a table has the same name in the logs of all servers with one secret, which does not reveal its code', () => {
  const names = new TableNames('secret');
  expect(names.of('bado-miku-ze')).toMatch(/^[\da-f]{10}$/);
  expect(names.of('bado-miku-ze')).not.toBe(names.of('bado-miku-zi'));
  expect(names.of('bado-miku-ze')).toBe(new TableNames('secret').of('bado-miku-ze'));
  expect(names.of('bado-miku-ze')).not.toBe(new TableNames('other').of('bado-miku-ze'));
  const unkeyed = createHash('sha256').update('bado-miku-ze').digest('hex');
  expect(unkeyed).not.toContain(names.of('bado-miku-ze'));
});
