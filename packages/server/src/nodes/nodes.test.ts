import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecord } from '@nain-jaune/engine';
import { type Joined, PROTOCOL_VERSION } from '@nain-jaune/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { serverProgram } from '../testing/play/serverChild.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testPort } from '../testing/testPort.ts';
import { refusalIn, settingsOf, type TestOptions, TestServer } from '../testing/testServer.ts';
import { TestSocket } from '../testing/testSocket.ts';

let postgres: TestPostgres;
let environment: Record<string, string>;
const running: TestServer[] = [];

async function start(own: Record<string, string> = {}, options: TestOptions = {}): Promise<TestServer> {
  const server = await TestServer.start({ ...environment, ...own }, options);
  running.push(server);
  return server;
}

async function stop(server: TestServer): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.remove();
}

/** The client's view: its hand and everyone's counters. */
async function positionOf(client: TestSocket, place: Joined) {
  await client.enter(place.code, place.token);
  await client.until(() => client.game !== undefined);
  const view = client.game?.view;
  return { hand: view?.deal?.hand, counters: view?.counters };
}

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

beforeEach(async () => {
  environment = { DATABASE_URL: await postgres.makeDatabase() };
});

afterEach(async () => {
  for (const server of [...running]) await stop(server);
});

describe('two servers on one database', () => {
  it('share a table: a client of either plays at it', async () => {
    const [one, other] = [await start(), await start()];
    const host = await one.open('Anne', settingsOf({ open: true }));
    const guest = await other.join(host.code, 'Basile');
    const [anne, basile] = [await one.enter(host), await other.enter(guest)];
    await anne.command({ type: 'start' });
    for (const client of [anne, basile]) client.play();
    for (const client of [anne, basile]) await client.untilRoom(({ phase }) => phase === 'between');
    for (const server of [one, other]) {
      const record = await (await server.ask('GET', `/api/tables/${host.code}/records/1`)).json();
      expect(checkRecord(record)).toEqual([]);
      expect(await (await server.ask('GET', `/api/tables/${host.code}`)).json()).toMatchObject({
        records: [1],
      });
      await expect.poll(() => server.lobby()).toMatchObject([{ code: host.code }]);
    }
    expect((await other.erase(host.code, guest.token)).status).toBe(204);
    expect(await (await one.ask('GET', `/api/tables/${host.code}`)).text()).not.toContain('Basile');
  });

  it('seat strangers who come to either of them at one table', async () => {
    const [one, other] = [await start(), await start()];
    const play = async (server: TestServer, name: string) =>
      (await (await server.ask('POST', '/api/play', { name, ruleset: null })).json()) as Joined;
    const first = await play(one, 'Anne');
    const anne = await one.enter(first);
    await expect.poll(() => other.lobby()).toMatchObject([{ members: 1, waitedFor: expect.any(Number) }]);
    const second = await play(other, 'Basile');
    expect(second.code).toBe(first.code);
    await other.enter(second);
    await anne.untilRoom(({ members }) => members[1]?.connected === true);
  });

  it.each(['famille', 'gelber-zwerg', 'lindor-1789'])(
    'seat strangers at one table of %s who come to both of them in the same moment, and before the lobby lists it',
    async (ruleset) => {
      const [one, other] = [await start(), await start()];
      const play = async (server: TestServer, name: string) =>
        (await (await server.ask('POST', '/api/play', { name, ruleset })).json()) as Joined;
      const first = await Promise.all([play(other, 'Anne'), play(one, 'Basile'), play(other, 'Clara')]);
      const last = await play(one, 'Denis');
      expect(new Set([...first, last].map(({ code }) => code)).size).toBe(1);
      expect(new Set([...first, last].map(({ member }) => member)).size).toBe(4);
    },
  );

  it('replace a lost phone, wherever the table is', async () => {
    const [one, other] = [await start(), await start()];
    const body = { name: 'Salon', settings: settingsOf(), board: true };
    const opened = (await (await one.ask('POST', '/api/tables', body)).json()) as Joined;
    const board = await other.enter(opened);
    const lost = await other.join(opened.code, 'Anne');
    (await other.enter(lost)).leave();
    await board.untilRoom(({ members }) => members[1]?.connected === false);
    const replace = (secret: string) =>
      other.ask('POST', `/api/tables/${opened.code}/members`, {
        name: 'Phone',
        seat: null,
        replaces: { member: 2, secret },
      });
    const { secret } = await board.offer(2);
    expect(await refusalIn(await replace('0'.repeat(32)))).toEqual([403, 'not-offered']);
    const found = (await (await replace(secret)).json()) as Joined;
    expect((await other.enter(found)).last('snapshot')?.member).toBe(2);
    expect(await (await one.enter(lost)).lastWord()).toBe('wrong-token');
    expect(await board.command({ type: 'start' })).toBe('accepted');
  });

  it('have a seat for each phone that comes to either of them at the same moment', async () => {
    const [one, other] = [await start(), await start()];
    const body = { name: 'Salon', settings: settingsOf({ players: 4 }), board: true };
    const opened = (await (await one.ask('POST', '/api/tables', body)).json()) as Joined;
    const board = await other.enter(opened);
    const joined = await Promise.all(
      Array.from({ length: 8 }, (_, phone) =>
        (phone % 2 === 0 ? one : other).join(opened.code, `Phone ${phone}`),
      ),
    );
    await board.untilRoom(({ seats }) => seats.length === 8 && seats.every(({ type }) => type === 'member'));
    expect(new Set(joined.map(({ member }) => member)).size).toBe(8);
  });

  it('refuse in the same way, wherever a table is', async () => {
    const [one, other] = [await start(), await start()];
    const { code, token } = await one.open('Anne');
    const wrong = await other.enter({ code, token: 'x'.repeat(43) });
    expect(await wrong.lastWord()).toBe('wrong-token');
    expect(await refusalIn(await other.ask('GET', `/api/tables/${code}/records/7`))).toEqual([
      404,
      'no-such-game',
    ]);
    const anne = await one.enter({ code, token });
    await anne.command({ type: 'renew-link' });
    expect(await refusalIn(await other.ask('GET', `/api/tables/${code}`))).toEqual([403, 'link-renewed']);
    expect(await (await other.enter({ code, token: null })).lastWord()).toBe('link-renewed');
    const authorization = `Bearer ${token}`;
    expect((await other.ask('GET', `/api/tables/${code}`, undefined, { authorization })).status).toBe(200);
    const { invitation } = anne.room;
    for (const name of ['Basile', 'Colette']) await other.enter(await other.join(invitation, name));
    const full = await other.ask('POST', `/api/tables/${invitation}/members`, { name: 'Denis', seat: null });
    expect(await refusalIn(full)).toEqual([409, 'table-full']);
  });

  it('replace each other: when one stops, its clients find the table at the other', async () => {
    const [one, other] = [await start(), await start()];
    const host = await one.open('Anne');
    const direct = await one.enter(host);
    await direct.command({ type: 'start' });
    direct.play();
    await direct.until(() => (direct.last('events')?.from ?? 0) > 10);
    direct.rest();
    while (!direct.isToMove) await new Promise((resolve) => setImmediate(resolve));
    const piped = await other.enter(host);
    expect(await direct.lastWord()).toBe('displaced');
    const before = await positionOf(piped, host);
    await stop(one);
    expect(await piped.lastWord()).toBe('moving');
    const after = await other.enter(host);
    expect(await positionOf(after, host)).toEqual(before);
    after.play();
    await after.untilRoom(({ phase }) => phase === 'between');
  });

  it('replace one that is killed, and admit its clients as soon as possible', async () => {
    const port = await testPort();
    const doomed = await startProcess(port);
    const other = await start();
    const place = await openAt(port);
    const client = await TestSocket.open(port);
    await client.enter(place.code, place.token);
    await client.command({ type: 'start' });
    client.play();
    await client.until(() => (client.last('events')?.from ?? 0) > 10);
    client.rest();
    while (!client.isToMove) await new Promise((resolve) => setImmediate(resolve));
    const piped = await other.enter(place);
    const before = await positionOf(piped, place);
    doomed.kill('SIGKILL');
    expect(await piped.lastWord()).toBe('moving');
    const again = await other.enter(place);
    expect(await positionOf(again, place)).toEqual(before);
  });
});

describe('the operator closes a table', () => {
  it('on any server', async () => {
    const [one, other] = [await start(), await start()];
    const host = await one.open('Anne');
    const anne = await other.enter(host);
    const close = { name: 'close', code: host.code };
    expect(await other.admin(close)).toEqual({ ok: true, rows: [{ closed: host.code }] });
    expect(await anne.lastWord()).toBe('table-closed');
  });

  it('and no other client can', async () => {
    const server = await start();
    const { code } = await server.open('Anne');
    const refused = await server.ask('POST', `/node/tables/${code}/close`);
    expect(await refusalIn(refused)).toEqual([404, 'not-found']);
    expect(await (await server.ask('GET', `/api/tables/${code}`)).json()).toMatchObject({
      phase: 'gathering',
    });
  });

  it('and gets an error if its server does not answer', async () => {
    const deaf = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const one = await start({ NODE_ADDRESS: `http://127.0.0.1:${port}` });
    const other = await start();
    const { code } = await one.open('Anne');
    expect(await other.admin({ name: 'close', code })).toMatchObject({
      ok: false,
      error: expect.stringContaining('does not answer'),
    });
    deaf.close();
  });
});

describe('a ban at one server', { tags: ['deep'] }, () => {
  it.each(['address', 'token'] as const)(
    'of a %s ends sessions at the others and prevents new ones',
    async (kind) => {
      const [one, other] = [await start(), await start({}, { timing: { bansMs: 20 } })];
      const host = await other.open('Anne');
      const [there, proxied] = [await other.enter(host), await other.enter(await one.open('Anne'))];
      const value = kind === 'address' ? '127.0.0.1' : host.token;
      const ban = { name: 'ban', kind, value, days: null, reason: '' };
      expect(await one.admin(ban)).toMatchObject({ ok: true });
      expect(await there.lastWord()).toBe('banned');
      if (kind === 'address') expect(await proxied.lastWord()).toBe('banned');
      else expect(await proxied.command({ type: 'ready', ready: true })).toBe('accepted');
      expect(await (await other.enter(host)).lastWord()).toBe('banned');
      expect(await one.admin({ name: 'bans' })).toMatchObject({ rows: [{ kind, until: 'lifted' }] });
    },
  );
});

describe('a server whose machine no longer answers', { tags: ['deep'] }, () => {
  it('is detected by pings, and its clients are asked to connect again', async () => {
    const dead = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
    await once(dead, 'listening');
    const { port } = dead.address() as AddressInfo;
    const one = await start({ NODE_ADDRESS: `http://127.0.0.1:${port}` });
    const other = await start({}, { timing: { pingMs: 20 } });
    const { code, token } = await one.open('Anne');
    const client = await other.socket();
    client.say({ type: 'enter', version: PROTOCOL_VERSION, code, token, game: null, last: null });
    expect(await client.lastWord()).toBe('moving');
    dead.close();
  });
});

describe('after a server was killed', { tags: ['deep'] }, () => {
  it('its tables leave the lobby, and a request for one waits until another server has claimed it', async () => {
    const port = await testPort();
    const doomed = await startProcess(port);
    const other = await start();
    const place = await openAt(port, settingsOf({ open: true }));
    const { code, token } = place;
    const client = await TestSocket.open(port);
    await client.enter(code, token);
    await expect.poll(() => other.lobby()).toHaveLength(1);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    const asked = await Promise.all([
      other.ask('GET', `/api/tables/${code}`),
      other.ask('GET', `/api/tables/${code}/records/1`),
      other.ask('POST', `/api/tables/${code}/members`, { name: 'Basile', seat: null }),
      other.erase(code, token),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 201, 204]);
    expect(await other.lobby()).toEqual([]);
    expect(await (await other.ask('GET', `/api/tables/${code}`)).json()).toMatchObject({
      seats: [{ name: '' }, { name: 'Basile' }, { type: 'free' }],
    });
  });

  it('no client joins twice: a client whose join may have happened is asked to try again', async () => {
    const deaf = createServer((request) => request.socket.destroy());
    const port = await testPort();
    await new Promise<void>((resolve) => deaf.listen(port, '127.0.0.1', resolve));
    const one = await start({ NODE_ADDRESS: `http://127.0.0.1:${port}` });
    const other = await start();
    const { code } = await one.open('Anne');
    const refused = await other.ask('POST', `/api/tables/${code}/members`, { name: 'Basile', seat: null });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refusalIn(refused)).toEqual([503, 'not-ready']);
    deaf.close();
  });
});

async function startProcess(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      ...process.env,
      ...environment,
      DATA_FOLDER: join(tmpdir(), `nain-node-${port}`),
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ADDRESS: `http://127.0.0.1:${port}`,
      BOT_PACE: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return child;
}

async function openAt(port: number, settings = settingsOf()): Promise<Joined> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anne', settings }),
  });
  return (await answer.json()) as Joined;
}
