import type { ChallengeCode, Joined } from '@nain-jaune/protocol';
import { dateOf } from '@nain-jaune/same-cards';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { challengeText } from '../testing/challengeTexts.ts';
import { playDay } from '../testing/dailyGame.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { openApi } from './endpoints.ts';

const server = TestServer.forEachTest();

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
});

describe('a person whom the host has removed', () => {
  it('may not return to a listed table by token or address', async () => {
    await server.replace({ TRUST_PROXY: '127.0.0.1' });
    const host = await server.open('Anne', settingsOf({ open: true }));
    const members = `/api/tables/${host.code}/members`;
    const from = (address: string) =>
      server.ask('POST', members, { name: 'Basile', seat: null }, { 'x-forwarded-for': address });
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

describe('a table whose link the host has renewed', () => {
  it('refuses the old link and admits the new one', async () => {
    const host = await server.open('Anne', settingsOf());
    const anne = await server.enter(host);
    expect(await anne.command({ type: 'renew-link' })).toBe('accepted');
    const old = `/api/tables/${host.code}`;
    expect(await refusalIn(await server.ask('GET', old))).toEqual([403, 'link-renewed']);
    const joined = await server.ask('POST', `${old}/members`, { name: 'Zoé', seat: null });
    expect(await refusalIn(joined)).toEqual([403, 'link-renewed']);
    const { invitation } = anne.room;
    expect((await server.enter({ code: invitation, token: null })).last('snapshot')?.member).toBeNull();
    expect((await server.ask('GET', `/api/tables/${invitation}`)).status).toBe(200);
    expect(await server.join(invitation, 'Zoé')).toMatchObject({ code: host.code, member: 2 });
  });

  it('counts a guessed key as a miss', async () => {
    await server.replace({ MISSES_PER_MINUTE: '2' });
    const host = await server.open('Anne', settingsOf());
    await (await server.enter(host)).command({ type: 'renew-link' });
    const guess = () => server.ask('GET', `/api/tables/${host.code}-bado-miku-ze`);
    const statuses = [];
    for (let tried = 0; tried < 3; tried++) statuses.push((await guess()).status);
    expect(statuses).toEqual([403, 403, 429]);
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
  it('is served', async () => {
    expect(await (await server.ask('GET', '/api/openapi.json')).json()).toEqual(openApi);
  });

  it('has every endpoint by path and method', () => {
    expect(openApi).toMatchObject({
      paths: {
        '/api/tables': { get: { responses: { 200: {} } }, post: { responses: { 201: {} } } },
        '/api/records': { get: { operationId: 'publicRecords', responses: { 200: {}, 404: {} } } },
      },
    });
  });

  it('says which requests need a token', async () => {
    const { paths } = openApi as { paths: Record<string, Record<string, { security?: object[] }>> };
    for (const [path, { parameters: _, ...operations }] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(operations)) {
        const { status } = await server.ask(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'missing'));
        expect(security?.length === 1, `${method} ${path}`).toBe(status === 401);
      }
  });

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
    const today = dateOf(Date.now());
    expectTo('DailyResults', await (await server.ask('GET', `/api/daily/${today}`)).json());
    const attempt = { id: 'x'.repeat(22), record: playDay(today).record };
    expectTo('NewAttempt', attempt);
    const counted = await server.ask('POST', `/api/daily/${today}/attempts`, attempt);
    expectTo('AttemptResult', await counted.json());
    expectTo('ChallengeEntry', { text: challengeText() });
    const opened = await (await server.ask('POST', '/api/challenges', { text: challengeText() })).json();
    expectTo('ChallengeCode', opened);
    const { code } = opened as ChallengeCode;
    expectTo('Challenge', await (await server.ask('GET', `/api/challenges/${code}`)).json());
    expectTo('About', await (await server.ask('GET', '/api/about')).json());
  });
});
