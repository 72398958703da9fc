import { createHash } from 'node:crypto';
import { type GameRecord, makeCardText, PACK } from '@nain-jaune/engine';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { hashOf } from '../security/tokens.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import { logSettings, TableNames } from './log.ts';

test('the log of a whole game holds no card, no secret, no code of a table, no name and nothing that was said', async () => {
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
  await server.ask('DELETE', `/api/tables/${host.code}/members/me`, undefined, {
    authorization: `Bearer ${host.token}`,
  });
  const stranger = await server.socket();
  stranger.socket.send(`{"type":"act","id":"${host.token}","move":"7d","more":"Zwetschgenkuchen"}`);
  await stranger.until(() => stranger.received.length > 0);
  await server.remove();

  const log = server.log.join('');
  expect(log).toContain('/api/tables/:code');
  for (const { token, code } of [host, guest]) {
    for (const secret of [token, hashOf(token), code]) expect(log).not.toContain(secret);
  }
  for (const card of PACK) expect(log).not.toMatch(new RegExp(`\\b${makeCardText(card)}\\b`));
  for (const { proof } of (JSON.parse(record) as GameRecord & { deals: { proof: { secret: string } }[] })
    .deals)
    expect(log).not.toContain(proof.secret);
  for (const word of ['Anne Muster', 'Basile', 'Zwetschgenkuchen', '192.0.2.77', '127.0.0.1:']) {
    expect(log.replaceAll(/Server listening at [^"]*/g, '')).not.toContain(word);
  }
});

test('of an error the log tells its words and place, without keys and without what it carries beside them', () => {
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

test('a table has a name in the log that is the same on every server with its secret, and does not lead to its code', () => {
  const names = new TableNames('secret');
  expect(names.of('bado-miku-ze')).toMatch(/^[\da-f]{10}$/);
  expect(names.of('bado-miku-ze')).not.toBe(names.of('bado-miku-zi'));
  expect(names.of('bado-miku-ze')).toBe(new TableNames('secret').of('bado-miku-ze'));
  expect(names.of('bado-miku-ze')).not.toBe(new TableNames('other').of('bado-miku-ze'));
  const unkeyed = createHash('sha256').update('bado-miku-ze').digest('hex');
  expect(unkeyed).not.toContain(names.of('bado-miku-ze'));
});
