import { RULESET_IDS } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Parser,
  parseAbout,
  parseAttemptResult,
  parseChallenge,
  parseChallengeCode,
  parseClientMessage,
  parseDailyResults,
  parseDate,
  parseHttpRefusal,
  parseJoined,
  parseLobbyTables,
  parserOf,
  parseServerMessage,
  parseTableSummary,
} from './parse.ts';
import * as schemas from './schemas/http.ts';
import * as any from './testing/arbitrary.ts';
import { clientMessage } from './testing/arbitraryClient.ts';
import * as server from './testing/arbitraryServer.ts';

function ofGuest(keys: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const all: Record<string, fc.Arbitrary<unknown>> = { name: any.name, face: any.face, ...keys };
  return fc.record(all, { requiredKeys: ['name', ...Object.keys(keys)], noNullPrototype: true });
}

const about = any.object({
  operator: fc.option(any.object({ name: fc.string(), contact: fc.option(fc.string()) })),
  privacy: fc.option(fc.string()),
  kept: any.object({
    talkDays: any.count,
    tablesDays: any.count,
    recordsDays: any.count,
    reportsDays: any.count,
    dailyDays: any.count,
    challengesDays: any.count,
  }),
  publicRecords: fc.boolean(),
  localAddresses: fc.array(fc.string()),
});
const refusal = any.object({
  error: fc.constantFrom(...schemas.httpRefusal.entries.error.options),
  problems: server.problems,
});

const date = fc
  .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));
const base64url = fc.string({ minLength: 1, maxLength: 4096, unit: fc.constantFrom(...'azAZ09-_') });
const dailyResults = any.object({
  date,
  attempts: any.count,
  results: fc.array(fc.tuple(fc.integer(), any.fromOne)),
});
const attempt = any.object({
  id: any.letters('azAZ09-_', 22),
  record: fc.dictionary(
    fc.constantFrom('format', 'deals', 'players'),
    fc.jsonValue({ maxDepth: 3 }).map(carried),
    {
      noNullPrototype: true,
    },
  ),
});
const attemptResult = any.object({ result: fc.integer(), attempts: any.count, better: any.count });

const PARSERS: readonly (readonly [string, Parser<unknown>, fc.Arbitrary<unknown>])[] = [
  ['parseClientMessage', parseClientMessage, clientMessage],
  ['parseServerMessage', parseServerMessage, server.serverMessage],
  ['parseAbout', parseAbout, about],
  ['OpenTable', parserOf(schemas.openTable), ofGuest({ settings: any.settings })],
  ['JoinTable', parserOf(schemas.joinTable), ofGuest({ seat: fc.option(any.seatNumber) })],
  ['PlayNow', parserOf(schemas.playNow), ofGuest({ ruleset: fc.option(fc.constantFrom(...RULESET_IDS)) })],
  ['parseJoined', parseJoined, any.object({ code: any.code, member: any.fromOne, token: any.token })],
  ['parseLobbyTables', parseLobbyTables, fc.array(server.lobbyTable, { maxLength: 5 })],
  ['parseTableSummary', parseTableSummary, server.tableSummary],
  ['parseDate', parseDate, date],
  ['parseDailyResults', parseDailyResults, dailyResults],
  ['NewAttempt', parserOf(schemas.newAttempt), attempt],
  ['parseAttemptResult', parseAttemptResult, attemptResult],
  ['ChallengeEntry', parserOf(schemas.challengeEntry), any.object({ text: base64url })],
  ['parseChallengeCode', parseChallengeCode, any.object({ code: any.code })],
  ['parseChallenge', parseChallenge, any.object({ text: base64url, results: fc.array(base64url) })],
  ['parseHttpRefusal', parseHttpRefusal, refusal],
];

/** Encodes and decodes a value as JSON. */
function carried(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test('every parser of the package is tested here', async () => {
  const parsers = Object.keys(await import('./parse.ts')).filter((name) => name !== 'parserOf');
  expect(PARSERS.map(([name]) => name)).toEqual(expect.arrayContaining(parsers));
});

describe.each(PARSERS)('%s', (_name, parse, messages) => {
  test('returns every message unchanged', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(parse(carried(message))).toEqual({ ok: true, value: message });
      }),
    );
  });

  test('refuses anything else without throwing', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    const isList = (input: unknown): boolean => Array.isArray(input) && input.length === 0;
    fc.assert(fc.property(anything, (input) => isList(input) || !parse(input).ok));
    const circle: Record<string, unknown> = { type: 'act' };
    circle['id'] = circle;
    expect(parse(circle).ok).toBe(false);
  });

  test('does not throw for an unexpected value at any place of a message', () => {
    fc.assert(
      fc.property(messages, fc.infiniteStream(fc.nat()), fc.anything(), (message, choices, junk) => {
        expect(typeof parse(withJunk(carried(message), choices, junk)).ok).toBe('boolean');
      }),
    );
  });
});

/** Replaces one value, at any depth. */
function withJunk(value: unknown, choices: Iterator<number>, junk: unknown): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [key, inner] = entries[nextOf(choices) % (entries.length + 1)] ?? [];
  if (key === undefined) return junk;
  const changed = withJunk(inner, choices, junk);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed };
}

function nextOf(choices: Iterator<number>): number {
  const { value } = choices.next();
  return typeof value === 'number' ? value : 0;
}
