/** Checks that the limits in docs/protocol.md and docs/running.md are those of the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_CHALLENGE_RESULTS } from '@nain-jaune/protocol';
import { BOUNDS, ONLINE_LIMITS, RATES } from '@nain-jaune/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { SESSION_TIMING } from '../sessions/sessionTiming.ts';
import {
  BEAT_EVERY_MS,
  CHALLENGE_SAFE_MS,
  DEAD_AFTER_MS,
  MANY_CHALLENGES_OF_ADDRESS,
  MAX_ATTEMPTS_PER_DAY,
  MAX_CHALLENGES,
  MAX_REPORTS,
  MAX_REPORTS_PER_TABLE,
  MAX_RESULTS_PER_ADDRESS,
} from '../store/types.ts';
import { settingsOf, TestServer } from '../testing/testServer.ts';

const page = documentOf('protocol.md');
const running = documentOf('running.md').replaceAll(/\s+/g, ' ');
const WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 5: 'five', 7: 'seven' };
const kibi = 1024;
const nowhere = 'bado-miku-ze';

function documentOf(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8');
}

/** Returns the rows of the table with this head. */
function rowsOf(head: string): Readonly<Record<string, string>> {
  const [, table = ''] = page.split(`| ${head} | |\n| --- | --- |\n`);
  const [all = ''] = /^(\|.*\n)*/.exec(table) ?? [];
  return Object.fromEntries(
    [...all.matchAll(/^\| (.*) \| (.*) \|$/gm)].map(([, what, limit]) => [what, limit]),
  );
}

function rateOf({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): string {
  return `${burst}, and 1 more every ${Number((1 / perSecond).toFixed(3))} s`;
}

describe('docs/protocol.md has the limits of', () => {
  it('a table', () => {
    expect(rowsOf('limit of a table')).toEqual({
      members: `${BOUNDS.members}`,
      spectators: `${BOUNDS.spectators}`,
      'stored sayings': `${BOUNDS.sayings}`,
      'removed people': `${BOUNDS.removals}`,
      'former members who can still delete their name and texts': `${BOUNDS.formerMembers}`,
      'deals of a game': `${BOUNDS.deals}`,
      scores: `${BOUNDS.scores}`,
      'addresses whose new members are muted': `${BOUNDS.mutedAddresses}`,
      'lost devices of a member that were replaced': `${BOUNDS.replacedTokens}`,
      'stored changes of a member': rateOf(RATES.change),
      'stored changes of all members': rateOf(RATES.roomChange),
      'sayings of a member': rateOf(RATES.saying),
      'reports of a member': rateOf(RATES.report),
    });
    expect(page).toContain(`stores the last ${BOUNDS.answers} answers of each member`);
  });

  it('a connection', () => {
    const { silentMs, messageBytes, malformedLimit, waitingLimit, unreadBytes, pingMs } = SESSION_TIMING;
    const config = readConfig({});
    const perSecond = config.ok ? config.value.messagesPerSecond : 0;
    expect(rowsOf('limit of a connection')).toEqual({
      'time until `enter`': `${silentMs / 1000} s`,
      'size of a message': `${messageBytes / kibi} KiB`,
      messages: `${4 * perSecond}, and ${perSecond} more every second`,
      'messages that are not understood': `${malformedLimit}`,
      'commands sent before `enter` is answered': `${waitingLimit}`,
      'bytes that the client has not read': `${unreadBytes / kibi} KiB`,
      'time between pings, in which each must be answered': `${pingMs / 1000} s`,
    });
  });

  it('waiting', () => {
    const { awayMs, cutMs, dealMs, reservedMs, openedMs, abandonedMs } = ONLINE_LIMITS;
    const [, timers = ''] = page.split('## Timers\n');
    for (const [ms, what] of [
      [awayMs, 'a bot takes over from a disconnected member'],
      [2 * (awayMs ?? 0), 'another member replaces a disconnected host'],
      [reservedMs, 'a member who never connected is removed'],
      [cutMs, 'the cut is no longer awaited'],
      [dealMs, 'the next deal is dealt automatically'],
    ] as const)
      expect(timers).toContain(`| ${(ms ?? 0) / 1000} s | ${what}`);
    expect(timers).toContain(`after ${(openedMs ?? 0) / 60_000} min for the member who opened`);
    expect(timers).toContain(`| ${(abandonedMs ?? 0) / 60_000} min | a table without a connected member`);
  });
});

it('docs/protocol.md has the longer times of a table in one room', () => {
  const [, room = ''] = page.split('## A table in one room\n');
  const { awayMs, dealMs, abandonedMs, replaceMs } = ONLINE_LIMITS;
  const { boardAwayMs, boardDealMs, boardAbandonedMs } = ONLINE_LIMITS;
  const seconds = (ms: number | null) => `${(ms ?? 0) / 1000} seconds`;
  const minutes = (ms: number | null) => `${WORDS[(ms ?? 0) / 60_000]} minutes`;
  for (const sentence of [
    `dealt automatically after ${minutes(boardDealMs)} instead of ${seconds(dealMs)}`,
    `disconnected member after ${minutes(boardAwayMs)} instead of ${seconds(awayMs)}`,
    `pauses ${minutes(boardAwayMs)} after the last member has disconnected`,
    `open for ${(boardAbandonedMs ?? 0) / 86_400_000} days without a connected member instead of ${(abandonedMs ?? 0) / 60_000} minutes`,
    `Within ${minutes(replaceMs)} one `,
  ])
    expect(room).toContain(sentence);
});

it('docs/running.md has the limits of what is stored', () => {
  const text = (limit: number) => limit.toLocaleString('en');
  const days = CHALLENGE_SAFE_MS / (24 * 60 * 60 * 1000);
  for (const sentence of [
    `Up to ${MAX_REPORTS} unhandled reports are stored, and ${MAX_REPORTS_PER_TABLE} about one table`,
    `${text(MAX_ATTEMPTS_PER_DAY)} attempts at one deal are stored`,
    `${text(MAX_CHALLENGES)} challenges with ${MOST_CHALLENGE_RESULTS} results each`,
    `not used for ${WORDS[days]} days or its address has more than ${MANY_CHALLENGES_OF_ADDRESS}`,
    `has ${WORDS[MAX_RESULTS_PER_ADDRESS]} results of one address`,
  ])
    expect(running).toContain(sentence);
});

it('docs/running.md has the times of the heartbeat', () => {
  expect(BEAT_EVERY_MS).toBe(1000);
  expect(running).toContain('reports every second that it is alive');
  expect(running).toContain(`silent for ${WORDS[DEAD_AFTER_MS / 1000]} seconds`);
});

describe('the size in docs/protocol.md of', () => {
  const sizes = rowsOf('limit of a request');
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.start();
  });

  afterAll(() => server.remove());

  function bytesOf(what: string): number {
    const [, number] = /^(\d+) KiB$/.exec(sizes[what] ?? '') ?? [];
    return Number(number) * kibi;
  }

  async function send(method: string, path: string, body: string): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.origin}${path}`, { method, headers, body })).status;
  }

  it.each([
    ['body of an attempt', 'POST', '/api/daily/2026-11-27/attempts'],
    ['body of a challenge, body of its result', 'POST', '/api/challenges'],
    ['body of a challenge, body of its result', 'POST', `/api/challenges/${nowhere}/results`],
    ['any other body', 'POST', '/api/tables'],
    ['any other body', 'POST', '/api/play'],
    ['any other body', 'POST', `/api/tables/${nowhere}/members`],
    ['any other body', 'DELETE', `/api/tables/${nowhere}/members/me`],
    ['any other body', 'POST', '/api/missing'],
  ])('%s is the limit of %s %s', async (what, method, path) => {
    const bytes = bytesOf(what);
    expect(await send(method, path, '{}'.padEnd(bytes))).not.toBe(413);
    expect(await send(method, path, '{}'.padEnd(bytes + 1))).toBe(413);
  });

  it('path and headers is the limit of both', async () => {
    const statusWith = async (length: number) =>
      (await server.ask('GET', '/healthz', undefined, { 'x-padding': 'x'.repeat(length) })).status;
    // The other headers of `fetch` need some of it.
    expect(await statusWith(bytesOf('path and headers') - kibi)).toBe(200);
    expect(await statusWith(bytesOf('path and headers'))).toBe(431);
  });

  it('names and texts is the limit of a name', async () => {
    const longest = Number.parseInt(sizes['name, text before they are normalised'] ?? '', 10);
    const open = (name: string) => server.ask('POST', '/api/tables', { name, settings: settingsOf() });
    expect((await open(`Anne${' '.repeat(longest - 4)}`)).status).toBe(201);
    expect((await open(`Anne${' '.repeat(longest - 3)}`)).status).toBe(400);
  });
});
