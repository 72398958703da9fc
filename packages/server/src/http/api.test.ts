import type { ChallengeCode, DailyDays, Joined } from '@nain-jaune/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { challengeText } from '../testing/challengeTexts.ts';
import { playDay } from '../testing/dailyGame.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { type ApiOptions, api } from './api.ts';
import { openApi } from './openApi.ts';

const nowhere = 'bado-miku-ze';

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
});

afterEach(() => server.remove());

describe('a table', () => {
  it('is opened with a place for its host', async () => {
    const answer = await server.ask('POST', '/api/tables', { name: ' Anne ', settings: settingsOf() });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      code: expect.stringMatching(/^[a-z]{4}-[a-z]{4}-[a-z]{2}$/),
      member: 1,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is shown to anyone with its code, without secrets', async () => {
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

  it('shows the chosen portraits', async () => {
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

  it('has as many seats as players', async () => {
    const { code } = await server.open('Anne');
    for (const [index, name] of ['Basile', 'Colette'].entries()) {
      const joined = await server.join(code, name);
      expect(joined.member).toBe(2 + index);
      await server.enter(joined);
    }
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

describe('a person whom the host has removed', () => {
  it('may not return by token or address, and others may join', async () => {
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
  it('is a file to download', async () => {
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

describe('the description', () => {
  interface Described {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
  const methods = ['get', 'post', 'put', 'patch', 'delete'];

  it('is served and has every route, and no other', async () => {
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

  it('matches the answers', async () => {
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
    const days = (await (await server.ask('GET', '/api/daily')).json()) as DailyDays;
    expectTo('DailyDays', days);
    expectTo('DailyResults', await (await server.ask('GET', `/api/daily/${days.today}`)).json());
    const secret = days.days.find(({ date }) => date === days.today)?.secret ?? '';
    const attempt = { id: 'x'.repeat(22), record: playDay(days.today, secret).record };
    expectTo('NewAttempt', attempt);
    const counted = await server.ask('POST', `/api/daily/${days.today}/attempts`, attempt);
    expectTo('AttemptResult', await counted.json());
    expectTo('ChallengeEntry', { text: challengeText() });
    const opened = await (await server.ask('POST', '/api/challenges', { text: challengeText() })).json();
    expectTo('ChallengeCode', opened);
    const { code } = opened as ChallengeCode;
    expectTo('Challenge', await (await server.ask('GET', `/api/challenges/${code}`)).json());
    expectTo('About', await (await server.ask('GET', '/api/about')).json());
  });
});
