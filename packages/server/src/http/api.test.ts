import { DEFAULT_RULESET_ID } from '@nain-jaune/engine';
import type { Joined } from '@nain-jaune/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { type ApiOptions, api } from './api.ts';
import { openApi } from './openApi.ts';

const nowhere = 'bado-miku-ze';

let server: TestServer;

async function restart(environment: Record<string, string>): Promise<void> {
  await server.remove();
  server = await TestServer.start(environment);
}

beforeEach(async () => {
  server = await TestServer.start();
});

afterEach(() => server.remove());

describe('a table', () => {
  it('is opened, and whoever opens it has a place there', async () => {
    const answer = await server.ask('POST', '/api/tables', { name: ' Anne ', settings: settingsOf() });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      code: expect.stringMatching(/^[a-z]{4}-[a-z]{4}-[a-z]{2}$/),
      member: 1,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is shown to anyone with its code, without anything secret', async () => {
    const { code, token } = await server.open('Anne');
    await server.join(code, 'Basile');
    const answer = await server.ask('GET', `/api/tables/${code}`);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      code,
      phase: 'gathering',
      host: 'Anne',
      seats: [
        { type: 'member', member: 1, name: 'Anne' },
        { type: 'member', member: 2, name: 'Basile' },
        { type: 'free', name: '' },
      ],
      games: 0,
      records: [],
    });
    expect(text).not.toContain(token);
  });

  it('shows the portraits that those who came have chosen', async () => {
    const settings = settingsOf();
    const opened = await server.ask('POST', '/api/tables', { name: 'Anne', face: 'owl', settings });
    const { code } = (await opened.json()) as { code: string };
    await server.ask('POST', `/api/tables/${code}/members`, { name: 'Basile', face: null, seat: 2 });
    expect(await (await server.ask('GET', `/api/tables/${code}`)).json()).toMatchObject({
      seats: [
        { name: 'Anne', face: 'owl' },
        { type: 'free', name: '' },
        { name: 'Basile', face: null },
      ],
    });
  });

  it('takes as many as play', async () => {
    const { code } = await server.open('Anne');
    expect((await server.join(code, 'Basile')).member).toBe(2);
    expect((await server.join(code, 'Colette')).member).toBe(3);
    const full = await server.ask('POST', `/api/tables/${code}/members`, { name: 'Denis', seat: null });
    expect(await refusalIn(full)).toEqual([409, 'table-full']);
  });

  it.each([
    ['GET', `/api/tables/${nowhere}`, undefined],
    ['GET', '/api/tables/..%2f..', undefined],
    ['POST', `/api/tables/${nowhere}/members`, { name: 'Anne', seat: null }],
    ['GET', `/api/tables/${nowhere}/records/1`, undefined],
  ])('that does not exist is refused: %s %s', async (method, path, body) => {
    expect(await refusalIn(await server.ask(method, path, body))).toEqual([404, 'no-such-table']);
  });
});

describe('the lobby', () => {
  it('lists open tables at which somebody is connected, and no others', async () => {
    const open = await server.open('Anne', settingsOf({ open: true, clock: 'quick' }));
    const closed = await server.open('Basile', settingsOf({ open: false }));
    await server.open('Colette', settingsOf({ open: true }));
    expect(await server.lobby()).toEqual([]);
    const anne = await server.enter(open);
    await server.enter(closed);
    await expect
      .poll(() => server.lobby())
      .toEqual([
        {
          code: open.code,
          ruleset: 'lindor-1789',
          houseRules: false,
          host: 'Anne',
          players: 3,
          members: 1,
          bots: 0,
          clock: 'quick',
          phase: 'gathering',
          playNow: false,
        },
      ]);
    anne.leave();
    await expect.poll(() => server.lobby()).toEqual([]);
  });
});

describe('play now', () => {
  async function playNow(name: string, ruleset: string | null = null): Promise<Joined> {
    const answer = await server.ask('POST', '/api/play', { name, ruleset });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Joined;
  }

  /** A stranger who comes, and is seen in the lobby. */
  async function enter(name: string): Promise<Joined> {
    const joined = await playNow(name);
    await server.enter(joined);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    return joined;
  }

  it('seats strangers at one table, and those who want other rules at another', async () => {
    const anne = await enter('Anne');
    expect(await playNow('Basile')).toMatchObject({ code: anne.code, member: 2 });
    expect(await playNow('Colette', DEFAULT_RULESET_ID)).toMatchObject({ code: anne.code, member: 3 });
    expect((await playNow('Denis', 'gelber-zwerg')).code).not.toBe(anne.code);
  });

  it('does not send anyone to a table whose people are gone', async () => {
    const anne = await playNow('Anne');
    const socket = await server.enter(anne);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    socket.leave();
    await expect.poll(() => server.lobby()).toEqual([]);
    expect((await playNow('Basile')).code).not.toBe(anne.code);
  });

  it('does not send anyone to an open table with settings of its host', async () => {
    const friends = await server.open('Anne', settingsOf({ open: true }));
    await server.enter(friends);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    expect((await playNow('Basile', 'lindor-1789')).code).not.toBe(friends.code);
  });

  it('does not send anyone to a table of strangers whose host has changed the settings', async () => {
    const anne = await playNow('Anne');
    const socket = await server.enter(anne);
    await expect.poll(() => server.lobby()).toMatchObject([{ playNow: true }]);
    const settings = { ...socket.room.settings, clock: 'none' };
    expect(await socket.command({ type: 'change-settings', settings })).toBe('accepted');
    await expect.poll(() => server.lobby()).toMatchObject([{ playNow: false }]);
    expect((await playNow('Basile', 'lindor-1789')).code).not.toBe(anne.code);
  });

  it('frees the seats of strangers who never connect, so that nobody plays against absentees', async () => {
    await server.remove();
    server = await TestServer.start({}, { rooms: { limits: { reservedMs: 300, startMs: 1500 } } });
    const anne = await server.enter(await playNow('Anne'));
    await expect.poll(() => server.lobby()).toHaveLength(1);
    const ghosts = [await playNow('Ghost'), await playNow('Ghost'), await playNow('Ghost')];
    expect(new Set(ghosts.map(({ code }) => code))).toEqual(new Set([anne.room.code]));
    await anne.untilRoom(({ phase }) => phase === 'playing');
    expect(anne.game?.players.filter(({ bot }) => bot === null)).toEqual([{ name: 'Anne', bot: null }]);
  });

  it('starts with bots when the countdown is over', async () => {
    await server.remove();
    server = await TestServer.start({}, { rooms: { limits: { startMs: 0 } } });
    const answer = await server.ask('POST', '/api/play', { name: 'Anne', ruleset: null });
    const anne = await server.enter((await answer.json()) as { code: string; token: string });
    await anne.untilRoom(({ phase }) => phase === 'playing');
    expect(anne.game?.players.filter(({ bot }) => bot !== null)).toHaveLength(3);
    expect(anne.room.settings.rules.id).toBe(DEFAULT_RULESET_ID);
  });
});

describe('a person whom the host has removed', () => {
  it('does not come back by their token, nor from their address, and others do', async () => {
    await server.remove();
    server = await TestServer.start({ TRUST_PROXY: '127.0.0.1' });
    const host = await server.open('Anne', settingsOf());
    const from = (address: string) =>
      server.ask(
        'POST',
        `/api/tables/${host.code}/members`,
        { name: 'Basile', seat: null },
        {
          'x-forwarded-for': address,
        },
      );
    const guest = (await (await from('192.0.2.1')).json()) as Joined;
    const anne = await server.enter(host);
    const basile = await TestSocket.open(server.port, { 'x-forwarded-for': '192.0.2.1' });
    await basile.enter(guest.code, guest.token);
    expect(await anne.command({ type: 'remove', member: guest.member })).toBe('accepted');
    expect(await basile.lastWord()).toBe('removed');
    expect(await (await server.enter(guest)).lastWord()).toBe('removed');
    expect(await refusalIn(await from('192.0.2.1'))).toEqual([403, 'removed']);
    expect((await from('192.0.2.2')).status).toBe(201);
  });
});

describe('a record', () => {
  it('is a file to keep', async () => {
    const { code, token } = await server.open('Anne');
    expect(await refusalIn(await server.ask('GET', `/api/tables/${code}/records/1`))).toEqual([
      404,
      'no-such-game',
    ]);
    expect(await refusalIn(await server.ask('GET', `/api/tables/${code}/records/0`))).toEqual([
      404,
      'no-such-game',
    ]);
    const anne = await server.enter({ code, token });
    await anne.command({ type: 'start' });
    anne.play();
    await anne.untilRoom(({ phase }) => phase === 'between');
    const answer = await server.ask('GET', `/api/tables/${code}/records/1`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="nain-jaune-${code}-1.json"`,
    );
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('what is not believed', () => {
  it.each([
    ['no object', 'Anne'],
    ['no name', { settings: settingsOf() }],
    ['an empty name', { name: '  ', settings: settingsOf() }],
    ['a long name', { name: 'A'.repeat(1000), settings: settingsOf() }],
    ['a name that cannot be seen', { name: '\u3164\u200b\u00ad', settings: settingsOf() }],
    ['a portrait that is none', { name: 'Anne', face: '../owl', settings: settingsOf() }],
    ['too many players', { name: 'Anne', settings: settingsOf({ players: 9 }) }],
    ['rules that are none', { name: 'Anne', settings: { ...settingsOf(), rules: {} } }],
    ['a key that is none', { name: 'Anne', settings: settingsOf(), __proto__x: 1 }],
  ])('%s is malformed, and said where', async (_what, body) => {
    const answer = await server.ask('POST', '/api/tables', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: 'malformed',
      problems: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]),
    });
  });

  it('a body that is no JSON, or said to be something else, is malformed, and said where', async () => {
    const post = (type: string, body: string) =>
      fetch(`${server.origin}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });
    const notJson = { code: 'wrong-value', path: '', expected: 'a JSON text', found: '' };
    for (const body of ['', '{', '{"name":"Anne"', '{"__proto__":{"name":"x"}}']) {
      const answer = await post('application/json', body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'malformed', problems: [notJson] },
      ]);
    }
    const other = await post('text/plain', '{}');
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({
      error: 'malformed',
      problems: [{ path: 'content-type', expected: 'application/json', found: '"text/plain"' }],
    });
  });

  it('a body that is too large is refused', async () => {
    const answer = await server.ask('POST', '/api/tables', { name: 'x'.repeat(20_000) });
    expect(await refusalIn(answer)).toEqual([413, 'too-large']);
  });

  it('a page from elsewhere is refused, a page from here is not', async () => {
    const lobby = (origin: string) => server.ask('GET', '/api/tables', undefined, { origin });
    expect(await refusalIn(await lobby('https://evil.example'))).toEqual([403, 'wrong-origin']);
    expect((await lobby(server.origin)).status).toBe(200);
    await restart({ PUBLIC_ORIGINS: 'https://game.example' });
    expect((await lobby('https://game.example')).status).toBe(200);
    expect(await refusalIn(await lobby(server.origin))).toEqual([403, 'wrong-origin']);
  });

  it('a page whose host the proxy did not pass on is refused with the setting to change, and the log says it once', async () => {
    const headers = { origin: 'https://game.example' };
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.ask('GET', '/api/tables', undefined, headers);
      expect(await answer.json()).toEqual({
        error: 'wrong-origin',
        problems: [
          {
            code: 'wrong-value',
            path: 'origin',
            expected: expect.stringContaining('let the proxy pass Host, or set PUBLIC_ORIGINS'),
            found: '"https://game.example"',
          },
        ],
      });
    }
    expect(server.log.filter((line) => line.includes('let the proxy pass Host'))).toHaveLength(1);
  });

  it('whoever says that he is another server is refused', async () => {
    const answer = await server.ask('GET', '/api/tables', undefined, { 'nain-jaune-node': 'x'.repeat(64) });
    expect(await refusalIn(answer)).toEqual([403, 'wrong-origin']);
  });

  it('a path that is none is refused in the same form', async () => {
    expect(await refusalIn(await server.ask('GET', '/api/users'))).toEqual([404, 'not-found']);
    expect(await refusalIn(await server.ask('PUT', '/api/tables', {}))).toEqual([404, 'not-found']);
  });
});

describe('an address', () => {
  it('may open so many tables', async () => {
    await restart({ TABLES_PER_HOUR: '2' });
    await server.open('Anne');
    await server.open('Anne');
    const third = await server.ask('POST', '/api/tables', { name: 'Anne', settings: settingsOf() });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(1000);
    expect(await refusalIn(third)).toEqual([429, 'too-many']);
  });

  it('may ask so often', async () => {
    await restart({ REQUESTS_PER_MINUTE: '3' });
    for (let index = 0; index < 3; index += 1)
      expect((await server.ask('GET', '/api/tables')).status).toBe(200);
    expect(await refusalIn(await server.ask('GET', '/api/tables'))).toEqual([429, 'too-many']);
  });

  it('may try so many codes', async () => {
    await restart({ MISSES_PER_MINUTE: '3' });
    const { code } = await server.open('Anne');
    for (let index = 0; index < 3; index += 1) await server.ask('GET', `/api/tables/${nowhere}`);
    expect(await refusalIn(await server.ask('GET', `/api/tables/${code}`))).toEqual([429, 'too-many']);
  });

  it('is that of the client where a proxy is trusted, and else that of the proxy', async () => {
    const from = (address: string) =>
      server.ask('GET', '/api/tables', undefined, { 'x-forwarded-for': address });
    await restart({ REQUESTS_PER_MINUTE: '1' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
    expect(server.log.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1);
    await restart({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '192.0.2.200' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
    expect(server.log.filter((line) => line.includes('TRUST_PROXY does not cover'))).toHaveLength(1);
    await restart({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('192.0.2.9, 192.0.2.1')).status).toBe(429);
  });
});

describe('the description', () => {
  interface Described {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
  const methods = ['get', 'post', 'put', 'patch', 'delete'];

  it('is served and names every route, and no other', async () => {
    const description = (await (await server.ask('GET', '/api/openapi.json')).json()) as Described;
    expect(description).toEqual(openApi);
    const described = Object.entries(description.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => methods.includes(key))
        .map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual((await routes()).sort());
  });

  async function routes(): Promise<string[]> {
    const found: string[] = [];
    const bare = Fastify();
    bare.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat())
        if (one !== 'HEAD' && !url.endsWith('*'))
          found.push(`${one.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    });
    await bare.register(api, { prefix: '/api' } as ApiOptions & { prefix: string });
    return found;
  }

  it('describes what is answered', async () => {
    const ajv = new Ajv2020({ strict: false }).addSchema(openApi as object, 'api');
    const expectTo = (name: string, value: unknown): void => {
      const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
    };
    const place = await server.open('Anne', settingsOf({ open: true }));
    expectTo('Joined', place);
    expectTo('OpenTable', { name: 'Anne', settings: settingsOf() });
    expectTo('TableSummary', await (await server.ask('GET', `/api/tables/${place.code}`)).json());
    await server.enter(place);
    await expect.poll(() => server.lobby()).toHaveLength(1);
    expectTo('LobbyTables', await server.lobby());
    expectTo('HttpRefusal', await (await server.ask('POST', '/api/play', {})).json());
    expectTo('About', await (await server.ask('GET', '/api/about')).json());
  });
});
