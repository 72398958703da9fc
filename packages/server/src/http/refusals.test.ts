import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dateOf } from '@nain-jaune/same-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeText } from '../testing/challengeTexts.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';
import { REFUSALS } from './refusal.ts';

type Request = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>];

const nowhere = 'bado-miku-ze';
const attempts = (date: string) => `/api/daily/${date}/attempts`;
const attempt = { id: 'attempt-00000000000001', record: {} };
const anne = { name: 'Anne', seat: null };
const text = challengeText();
const foreign = 'x'.repeat(64);

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ REQUESTS_PER_MINUTE: '1000', MISSES_PER_MINUTE: '1000' });
});

afterAll(() => server.remove());

it('docs/protocol.md has every refusal with its status', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
    code,
    status,
  ]);
  const statuses = Object.entries(REFUSALS).map(([code, { status }]) => [code, `${status}`]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(statuses));
});

describe('the API refuses with', () => {
  const refused: readonly (readonly [number, string, Request])[] = [
    [404, 'no-such-table', ['GET', `/api/tables/${nowhere}`]],
    [404, 'no-such-table', ['GET', '/api/tables/..%2f..']],
    [404, 'no-such-table', ['POST', `/api/tables/${nowhere}/members`, anne]],
    [404, 'no-such-table', ['GET', `/api/tables/${nowhere}/records/1`]],
    [403, 'wrong-origin', ['GET', '/api/tables', undefined, { 'nain-jaune-node': foreign }]],
    [404, 'not-found', ['GET', '/api/users']],
    [404, 'not-found', ['PUT', '/api/tables', {}]],
    ...['no-such', nowhere, '..%2f..', 'x'].map(
      (code) => [404, 'no-such-challenge', ['GET', `/api/challenges/${code}`]] as const,
    ),
    ...['/api/challenges', `/api/challenges/${nowhere}/results`].flatMap((path) =>
      ['', 'a b', 'ä', 'a'.repeat(4097), null].map(
        (wrong) => [400, 'malformed', ['POST', path, { text: wrong }]] as const,
      ),
    ),
    ...(
      [
        [400, 'malformed', 'today'],
        [400, 'malformed', '2026-11-31'],
        [404, 'no-such-day', '2020-01-01'],
        [409, 'not-yet', '2999-01-01'],
      ] as const
    ).flatMap(([status, code, date]) => [
      [status, code, ['GET', `/api/daily/${date}`]] as const,
      [status, code, ['POST', attempts(date), attempt]] as const,
    ]),
    [410, 'too-late', ['POST', attempts(addDays(dateOf(Date.now()), -10)), attempt]],
  ];

  it.each(refused)('%i %s %j', async (status, code, request) => {
    expect(await refusalIn(await server.ask(...request))).toEqual([status, code]);
  });
});

describe('an address is limited by', () => {
  const table: Request = ['POST', '/api/tables', { name: 'Anne', settings: settingsOf() }];
  const challenge: Request = ['POST', '/api/challenges', { text }];
  const limits: readonly (readonly [variable: string, leastWaitS: number, request: Request])[] = [
    ['TABLES_PER_HOUR', 1000, table],
    ['CHALLENGES_PER_HOUR', 1000, challenge],
    ['ATTEMPTS_PER_DAY', 40_000, ['POST', attempts(dateOf(Date.now())), attempt]],
    ['REQUESTS_PER_MINUTE', 0, ['GET', '/api/tables']],
    ['MISSES_PER_MINUTE', 0, ['GET', `/api/tables/${nowhere}`]],
    ['MISSES_PER_MINUTE', 0, ['GET', `/api/challenges/${nowhere}`]],
    ['DOWNLOADS_PER_HOUR', 0, ['GET', '/api/records']],
  ];

  it.each(limits)('%s, and asked to wait at least %i s', async (variable, leastWaitS, request) => {
    const limited = await TestServer.start({ [variable]: '2' });
    for (let time = 0; time < 2; time += 1) expect((await limited.ask(...request)).status).not.toBe(429);
    const third = await limited.ask(...request);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(leastWaitS);
    expect(await refusalIn(third)).toEqual([429, 'too-many']);
    await limited.remove();
  });

  it('MISSES_PER_MINUTE also if a guess is right', async () => {
    const limited = await TestServer.start({ MISSES_PER_MINUTE: '2' });
    const { code } = await limited.open('Anne');
    for (const guess of [nowhere, nowhere]) await limited.ask('GET', `/api/tables/${guess}`);
    expect(await refusalIn(await limited.ask('GET', `/api/tables/${code}`))).toEqual([429, 'too-many']);
    await limited.remove();
  });
});
