import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostgresNodes } from '../testing/postgresNodes.ts';
import { describeStores } from '../testing/storeTests.ts';
import { MAX_ATTEMPTS_PER_DAY } from './types.ts';

const HOUR = 60 * 60 * 1000;
const midnight = Date.parse('2027-03-01');

describeStores('the days of a store', (fixture) => {
  const attempt = (id: string, result: number, date = '2027-03-01') => ({ date, id, result });

  it('have secrets of 32 bytes, made a day ahead, and begin at midnight of UTC', async () => {
    fixture.now = midnight - 1;
    const before = await fixture.store.days.read(60);
    expect(before.today).toBe('2027-02-28');
    expect(before.days.map(({ date }) => date)).toEqual(['2027-03-01', '2027-02-28']);
    for (const { secret } of before.days) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    fixture.now = midnight;
    const after = await fixture.store.days.read(60);
    expect(after.today).toBe('2027-03-01');
    expect(after.days.map(({ date }) => date)).toEqual(['2027-03-02', '2027-03-01', '2027-02-28']);
    expect(after.days.slice(1)).toEqual(before.days);
    expect(new Set(after.days.map(({ secret }) => secret)).size).toBe(3);
  });

  it('keep their secrets after a restart', async () => {
    const before = await fixture.store.days.read(60);
    await fixture.reopen();
    expect(await fixture.store.days.read(60)).toEqual(before);
  });

  it('are listed for a limited time, and have gaps if no server ran', async () => {
    for (const day of [0, 1, 2, 9]) {
      fixture.now = midnight + day * 24 * HOUR;
      await fixture.store.days.read(0);
    }
    const listed = async (earlier: number) =>
      (await fixture.store.days.read(earlier)).days.map(({ date }) => date);
    expect(await listed(0)).toEqual(['2027-03-11', '2027-03-10']);
    expect(await listed(6)).toEqual(['2027-03-11', '2027-03-10', '2027-03-04']);
    expect(await listed(60)).toHaveLength(6);
  });

  it('count each attempt once, with the first result of its id', async () => {
    const { days } = fixture.store;
    fixture.now = midnight;
    await days.read(0);
    expect(await days.addAttempt(attempt('a', 5))).toBe('stored');
    expect(await days.addAttempt(attempt('a', 99))).toBe('known');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => days.addAttempt(attempt('b', -3))));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await days.addAttempt(attempt('c', 5))).toBe('stored');
    expect(await days.addAttempt(attempt('a', 7, '2027-03-02'))).toBe('stored');
    expect(await days.attempt('2027-03-01', 'a')).toBe(5);
    expect(await days.attempt('2027-03-01', 'd')).toBeNull();
    expect(await days.results('2027-03-01')).toEqual([
      [-3, 1],
      [5, 2],
    ]);
    expect(await days.rank('2027-03-01', -3)).toEqual({ attempts: 3, better: 2 });
    expect(await days.rank('2027-03-01', 5)).toEqual({ attempts: 3, better: 0 });
    expect((await days.read(0)).days.map(({ attempts }) => attempts)).toEqual([1, 3]);
  });

  it(`have at most ${MAX_ATTEMPTS_PER_DAY} attempts, and none if they do not exist`, async () => {
    fixture.now = midnight;
    await fixture.store.days.read(0);
    await fixture.query(`update days set attempts = ${MAX_ATTEMPTS_PER_DAY - 1} where date = '2027-03-01'`);
    const store = await fixture.open('anne');
    expect(await store.days.addAttempt(attempt('a', 1))).toBe('stored');
    expect(await store.days.addAttempt(attempt('b', 1))).toBe('full');
    expect(await store.days.addAttempt(attempt('c', 1, '2027-01-01'))).toBe('full');
    expect(await store.days.results('2027-03-01')).toEqual([[1, 1]]);
  });

  it('behave as a list of first results, whatever is sent and whenever the server restarts', async () => {
    const act = fc.oneof(
      { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: -5, max: 5 })) },
      { weight: 1, arbitrary: fc.constant('restart' as const) },
    );
    let day = midnight;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        day += 24 * HOUR;
        fixture.now = day;
        const { today } = await fixture.store.days.read(0);
        const first = new Map<string, number>();
        for (const one of acts) {
          if (one === 'restart') await fixture.reopen();
          else {
            const [id, result] = one;
            const outcome = await fixture.store.days.addAttempt({ date: today, id, result });
            expect(outcome).toBe(first.has(id) ? 'known' : 'stored');
            if (!first.has(id)) first.set(id, result);
          }
        }
        const results = [...first.values()].sort((one, other) => one - other);
        const found = await fixture.store.days.results(today);
        expect(found.flatMap(([result, count]) => Array<number>(count).fill(result))).toEqual(results);
        expect(await fixture.store.days.rank(today, 0)).toEqual({
          attempts: results.length,
          better: results.filter((result) => result > 0).length,
        });
        expect((await fixture.store.days.read(0)).days[1]?.attempts).toBe(results.length);
      }),
      { numRuns: inScope({ quick: 10, all: 50 }) },
    );
  });

  it('are judged by one node, once', async () => {
    const { days } = fixture.store;
    fixture.now = midnight;
    await days.read(0);
    const reserve = () => days.reserveJudging('2027-03-01', HOUR);
    expect(await reserve()).toBe(true);
    expect(await reserve()).toBe(false);
    fixture.now += HOUR + 1;
    expect(await reserve()).toBe(true);
    await days.setJudged('2027-03-01', { par: -7, best: 12 });
    await days.setJudged('2027-03-01', { par: 1, best: 1 });
    fixture.now += 2 * HOUR;
    expect(await reserve()).toBe(false);
    expect(await days.reserveJudging('2026-01-01', HOUR)).toBe(false);
    expect((await days.read(0)).days[1]).toMatchObject({ par: -7, best: 12 });
  });
});

describe('nodes of one PostgreSQL', () => {
  const nodes = PostgresNodes.forSuite();

  it('have the same secrets, also if they make them at the same time', async () => {
    const stores = await Promise.all(['anne', 'bela', 'cora'].map((name) => nodes.open(name)));
    const [first, ...others] = await Promise.all(stores.map(({ days }) => days.read(60)));
    expect(first?.days).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
  });

  it('count an attempt once that arrives at all of them', async () => {
    const stores = await Promise.all(['anne', 'bela'].map((name) => nodes.open(name)));
    const today = (await stores[0]?.days.read(0))?.today ?? '';
    const attempts = Array.from({ length: 20 }, (_, index) => ({
      date: today,
      id: `${index >> 1}`,
      result: 1,
    }));
    const outcomes = await Promise.all(
      attempts.map((attempt, index) => stores[index % 2]?.days.addAttempt(attempt)),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(10);
    expect((await stores[1]?.days.read(0))?.days[1]?.attempts).toBe(10);
  });
});
