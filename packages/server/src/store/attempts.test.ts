import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeNodes, describeStores } from '../testing/storeTests.ts';
import { MAX_ATTEMPTS_PER_DAY } from './types.ts';

const TODAY = '2027-03-01';

const attempt = (id: string, result: number, date = TODAY) => ({ date, id, result, cost: 10 - result });

describeStores('the attempts of a store', (fixture) => {
  it('are counted once each, with the first result of its id', async () => {
    const { attempts } = fixture.store;
    expect(await attempts.add(attempt('a', 5))).toBe('stored');
    expect(await attempts.add(attempt('a', 99))).toBe('known');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => attempts.add(attempt('b', -3))));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(await attempts.add(attempt('c', 5))).toBe('stored');
    expect(await attempts.add(attempt('a', 7, '2027-03-02'))).toBe('stored');
    expect(await attempts.find(TODAY, 'a')).toEqual({ result: 5, cost: 5 });
    expect(await attempts.find(TODAY, 'd')).toBeNull();
    expect(await attempts.results(TODAY)).toEqual([
      [-3, 1],
      [5, 2],
    ]);
    expect(await attempts.costs(TODAY)).toEqual([
      [5, 2],
      [13, 1],
    ]);
    expect(await attempts.rank(TODAY, { result: 99, cost: 13 })).toEqual({ attempts: 3, better: 2 });
    expect(await attempts.rank(TODAY, { result: -99, cost: 5 })).toEqual({ attempts: 3, better: 0 });
    expect(await attempts.results('2027-03-02')).toEqual([[7, 1]]);
  });

  it(`are at most ${MAX_ATTEMPTS_PER_DAY} a day`, async () => {
    await fixture.query(`insert into attempts (date, id, result, at)
      with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${MAX_ATTEMPTS_PER_DAY})
      select '${TODAY}', 'attempt ' || n, 1, 0 from numbers`);
    const { attempts } = await fixture.open('anne');
    expect(await attempts.add(attempt('a', 1))).toBe('stored');
    expect(await attempts.add(attempt('b', 1))).toBe('full');
    expect(await attempts.results(TODAY)).toEqual([[1, MAX_ATTEMPTS_PER_DAY]]);
    expect(await attempts.add(attempt('b', 1, '2027-03-02'))).toBe('stored');
  });

  it('behave as a list of first results, whatever is sent and whenever the server restarts', async () => {
    const act = fc.oneof(
      { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: -5, max: 5 })) },
      { weight: 1, arbitrary: fc.constant('restart' as const) },
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const date = `day ${++runs}`;
        const first = new Map<string, number>();
        for (const one of acts) {
          if (one === 'restart') await fixture.reopen();
          else {
            const [id, result] = one;
            const outcome = await fixture.store.attempts.add({ date, id, result, cost: null });
            expect(outcome).toBe(first.has(id) ? 'known' : 'stored');
            if (!first.has(id)) first.set(id, result);
          }
        }
        const results = [...first.values()].sort((one, other) => one - other);
        const found = await fixture.store.attempts.results(date);
        expect(found.flatMap(([result, count]) => Array<number>(count).fill(result))).toEqual(results);
        expect(await fixture.store.attempts.rank(date, { result: 0, cost: null })).toEqual({
          attempts: results.length,
          better: results.filter((result) => result > 0).length,
        });
      }),
      { numRuns: inScope({ quick: 3, all: 50 }) },
    );
  });
});

describeNodes('nodes', (nodes) => {
  it('count an attempt once that arrives at all of them', async () => {
    const stores = await Promise.all(['anne', 'bela'].map((name) => nodes.open(name)));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2]?.attempts.add(attempt(`${index >> 1}`, 1))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(10);
    expect(await stores[1]?.attempts.results(TODAY)).toEqual([[1, 10]]);
  });
});
