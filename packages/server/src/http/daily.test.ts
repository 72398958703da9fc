import { addDays, dateOf } from '@nain-jaune/same-cards';
import { describe, expect, it } from 'vitest';
import type { Referee } from '../daily/referee.ts';
import { playDay } from '../testing/dailyGame.ts';
import { refusalIn, TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

const today = dateOf(Date.now());

function post(date: string, body: unknown): Promise<Response> {
  return server.ask('POST', `/api/daily/${date}/attempts`, body);
}

/** Each number with its count, ascending. */
function tallied(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([one], [another]) => one - another);
}

const id = (number: number) => `attempt-${String(number).padStart(14, '0')}`;

describe('today’s deal', () => {
  it('counts honest games, and shows their results', async () => {
    const first = playDay(today);
    const other = playDay(today, (legal) => legal - 1);
    const answer = await post(today, { id: id(1), record: first.record });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { result: first.result, cost: first.cost, attempts: 1, better: 0 },
    ]);
    await post(today, { id: id(2), record: other.record });
    await post(today, { id: id(1), record: first.record });
    const shown = await (await server.ask('GET', `/api/daily/${today}`)).json();
    expect(shown).toEqual({
      date: today,
      attempts: 2,
      results: tallied([first.result, other.result]),
      costs: tallied([first.cost, other.cost]),
    });
  });

  it('refuses a forged game with the place that differs', async () => {
    const { record } = playDay(today);
    const answer = await post(today, {
      id: id(1),
      record: { ...record, players: record.players.toReversed() },
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: 'forged',
        problems: [
          { code: 'conflict', path: 'record', expected: 'the rules, seats and bots of this day', found: '' },
        ],
      },
    ]);
    const elsewhere = playDay(addDays(today, -1));
    expect(await refusalIn(await post(today, { id: id(2), record: elsewhere.record }))).toEqual([
      422,
      'forged',
    ]);
  });

  it('refuses a malformed record, with every problem', async () => {
    const answer = await post(today, {
      id: id(1),
      record: { format: 'chess', version: 2 },
    });
    expect(await answer.json()).toMatchObject({
      error: 'malformed',
      problems: expect.arrayContaining([
        expect.objectContaining({ path: 'record.format' }),
        expect.objectContaining({ path: 'record.deals' }),
      ]),
    });
  });

  it('refuses a record that is nested deeply', async () => {
    const depth = 15_000;
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const times = Math.floor(depth / open.length);
      const nested = `${open.repeat(times)}1${close.repeat(times)}`;
      for (const key of ['format', 'deals', 'players', 'rules', 'x']) {
        const answer = await fetch(`${server.origin}/api/daily/${today}/attempts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: `{"id":"${id(1)}","record":{"${key}":${nested}}}`,
        });
        expect(await refusalIn(answer)).toEqual([400, 'malformed']);
      }
    }
  });
});

describe('a server', () => {
  it('checks a few attempts of one address at a time, so that others have a turn', async () => {
    const release = Promise.withResolvers<'busy'>();
    const slow: Referee = {
      check: () => release.promise,
      stop: async () => {},
    };
    await server.replace({ TRUST_PROXY: '1', ATTEMPTS_PER_DAY: '100' }, { referee: slow });
    const from = (address: string, number: number) =>
      server.ask(
        'POST',
        `/api/daily/${today}/attempts`,
        { id: id(number), record: {} },
        { 'x-forwarded-for': address },
      );
    const waiting = Array.from({ length: 6 }, (_, number) => from('192.0.2.1', number));
    const refused = await Promise.race(waiting);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refusalIn(refused)).toEqual([429, 'too-many']);
    const other = from('192.0.2.2', 7);
    release.resolve('busy');
    expect((await other).status).toBe(503);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([429, 503, 503, 503, 503, 503]);
    expect((await from('192.0.2.1', 8)).status).toBe(503);
  });

  it('that has too many attempts to check asks to try again later', async () => {
    const busy: Referee = { check: async () => 'busy', stop: async () => {} };
    await server.replace({}, { referee: busy });
    const answer = await post(today, { id: id(1), record: {} });
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await refusalIn(answer)).toEqual([503, 'not-ready']);
  });

  it('has the same results after a restart', async () => {
    const { record, result, cost } = playDay(today);
    await post(today, { id: id(1), record });
    await server.restart();
    const answer = await post(today, { id: id(1), record: {} });
    expect(await answer.json()).toEqual({ result, cost, attempts: 1, better: 0 });
  });
});
