import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inScope } from '@nain-jaune/engine/testing';
import type { ChallengeCode } from '@nain-jaune/protocol';
import { arbitraryOf } from '@nain-jaune/protocol/arbitrary';
import { parseHttpRefusal } from '@nain-jaune/protocol/parse';
import { dateOf } from '@nain-jaune/same-cards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeText } from '../testing/challengeTexts.ts';
import { TestServer } from '../testing/testServer.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { REFUSALS } from './refusal.ts';

const numRuns = inScope({ quick: 100, all: 5000 });
const nowhere = 'bado-miku-ze';

interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const methods = ['GET', 'POST', 'DELETE', 'HEAD', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];
const jsonKeys = [
  'name',
  'face',
  'settings',
  'seat',
  'ruleset',
  'id',
  'record',
  'text',
  '__proto__',
  'constructor',
  'toString',
];
const parts = [
  '',
  '..',
  '.',
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '%2f',
  '%f0%9f%92%a5',
  '*',
  ':code',
  '__proto__',
  '1e9',
];

interface Existing {
  readonly code: string;
  readonly challenge: string;
  readonly today: string;
}

/** Requests to every endpoint, with what exists in their paths. */
function arbitraryRequest({ code, challenge, today }: Existing): fc.Arbitrary<HostileRequest> {
  const valid = fc.oneof(
    ...ENDPOINTS.map(({ method, path, body }) => {
      const part: Readonly<Record<string, string>> = {
        code: path.startsWith('/challenges') ? challenge : code,
        game: '1',
        date: today,
      };
      return fc.record({
        method: fc.constant(method.toUpperCase()),
        path: fc.constant(path.replaceAll(/\{(\w+)\}/g, (_, name) => part[name] ?? name)),
        body: arbitraryValid(body),
      });
    }),
  );
  return fc
    .record({ valid, headers: arbitraryHeaders(), changed: arbitraryChanges(code) })
    .chain(({ valid: { body, ...rest }, headers, changed }) =>
      arbitraryBody(body).map((text) => ({ ...rest, body: text, headers, ...changed })),
    )
    .map(({ path, ...hostile }) => ({ ...hostile, path: `/api${path}` }));
}

function arbitraryValid(body: Endpoint['body']): fc.Arbitrary<object> {
  if (body === undefined) return fc.constant({});
  if (body.name === 'ChallengeEntry') return fc.constant({ text: challengeText() });
  return arbitraryOf(body.schema) as fc.Arbitrary<object>;
}

/** Another method, another path, both or neither. */
function arbitraryChanges(code: string): fc.Arbitrary<{ readonly method?: string; readonly path?: string }> {
  const paths = 'tables play about openapi.json members me records daily attempts challenges results';
  const words = [...paths.split(' '), '1', '2026-11-31', '2026-11-27', '9999-12-31', code, nowhere];
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    fc.constantFrom(...parts),
    fc.string({ unit: 'binary', maxLength: 200 }).map((one) => encodeURIComponent(one.toWellFormed())),
  );
  const query = fc.constantFrom('', '', '?', '?token=x', '?a[]=%zz&__proto__[x]=1');
  const path = fc
    .tuple(fc.array(part, { maxLength: 6 }), query)
    .map(([all, after]) => `/${all.join('/')}${after}`);
  return fc.record({ method: fc.constantFrom(...methods), path }, { requiredKeys: [] });
}

function arbitraryHeaders(): fc.Arbitrary<Record<string, string>> {
  const any = fc.string({ unit: fc.constantFrom(...'aZ0 ,;=/"\'%:*.-é'), maxLength: 60 });
  const options = {
    'content-type': ['application/json', 'application/json; charset=utf-16', 'text/plain', 'x'],
    'content-encoding': ['gzip', 'identity'],
    origin: ['null', 'https://evil.example', 'http://[', 'http://127.0.0.1'],
    authorization: ['Bearer', `Bearer ${'x'.repeat(43)}`, 'Bearer \u00ff', 'Basic eA=='],
    accept: ['*/*', 'text/html', 'x'],
    'x-forwarded-for': ['1.2.3.4', '::::', 'unknown, "x"'],
    'nain-jaune-node': ['x'.repeat(64), ''],
    'nain-jaune-client': ['1.2.3.4', 'x'],
    'if-none-match': ['*'],
    range: ['bytes=0-', 'bytes=9-1'],
    upgrade: ['websocket', 'h2c'],
    'sec-websocket-key': ['x'],
  };
  const header = fc
    .constantFrom(...Object.entries(options))
    .chain(([name, values]) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, any)),
    );
  return fc
    .array(header, { maxLength: 3 })
    .map((headers) => ({ 'content-type': 'application/json', ...Object.fromEntries(headers) }));
}

/** A valid body with one value changed or removed. */
function arbitraryBody(valid: object): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.constantFrom(...jsonKeys), fc.jsonValue())
    .map(([key, value]) => JSON.stringify(Object.fromEntries([...Object.entries(valid), [key, value]])));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(JSON.stringify(valid)) },
    { weight: 3, arbitrary: changed },
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom('', '{', '[[[['.repeat(3000), '"\\ud800"', 'x'.repeat(17_000)),
  );
}

async function json<Body>(answer: Promise<Response>): Promise<Body> {
  return (await answer).json() as Promise<Body>;
}

test(`${numRuns} hostile requests to the API are answered with a documented status and JSON`, async () => {
  const server = await TestServer.start({
    TABLES_PER_HOUR: '1000000',
    JOINS_PER_MINUTE: '1000000',
    MISSES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    ATTEMPTS_PER_DAY: '1000000',
    CHALLENGES_PER_HOUR: '1000000',
    DOWNLOADS_PER_HOUR: '1000000',
  });
  const { code } = await server.open('Anne');
  const opened = await json<ChallengeCode>(server.ask('POST', '/api/challenges', { text: challengeText() }));
  const existing = { code, challenge: opened.code, today: dateOf(Date.now()) };
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, path, headers, body }: HostileRequest) =>
    new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
      const length = method === 'TRACE' ? 0 : Buffer.byteLength(body);
      const framed = { ...headers, 'content-length': String(length) };
      const options = { agent, host: '127.0.0.1', port: server.port, method, path, headers: framed };
      const asked = request(options, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
      );
      asked.on('error', reject);
      asked.end(length === 0 ? '' : body);
    });
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(arbitraryRequest(existing), async (hostile) => {
      const { status, body } = await send(hostile);
      seen.add(status);
      if (hostile.method === 'HEAD' || status === 204) return;
      if (status < 300 && hostile.path.startsWith('/api/records')) return;
      const value: unknown = JSON.parse(body);
      if (status < 300) return;
      const refusal = parseHttpRefusal(value);
      if (!refusal.ok) throw new Error(`${status}: ${body}`);
      expect(status).toBe(REFUSALS[refusal.value.error].status);
      expect(status).toBeLessThan(500);
    }),
    { numRuns },
  );
  agent.destroy();
  expect([...seen]).toEqual(expect.arrayContaining([400, 404]));
  await server.open('Basile');
  expect(server.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  await server.remove();
});
