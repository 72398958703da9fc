import { MOST_CHALLENGE_RESULTS } from '@nain-jaune/protocol';
import { expect, it } from 'vitest';
import { describeStores } from '../testing/storeTests.ts';
import { StoreFull } from './errors.ts';
import {
  CHALLENGE_SAFE_MS,
  MANY_CHALLENGES_OF_ADDRESS,
  MAX_CHALLENGES,
  MAX_RESULTS_PER_ADDRESS,
} from './types.ts';

const longest = 'Az09-_xy'.repeat(512);

describeStores('the challenges of a store', (fixture) => {
  it('have one text a code, and results in the order of their arrival', async () => {
    const { challenges } = fixture.store;
    expect(await challenges.find('bado')).toBeNull();
    expect(await challenges.add('bado', 'text')).toBe(true);
    expect(await challenges.add('bado', 'other')).toBe(false);
    for (const body of ['z', 'a', longest, 'z', 'm'])
      expect(await challenges.addResult('bado', body)).toBe('stored');
    expect(await challenges.addResult('miku', 'a')).toBeNull();
    await fixture.reopen();
    expect(await fixture.store.challenges.find('bado')).toEqual({
      body: 'text',
      results: ['z', 'a', longest, 'm'],
    });
  });

  it(`have at most ${MOST_CHALLENGE_RESULTS} results, also if they arrive together`, async () => {
    const { challenges } = fixture.store;
    await challenges.add('bado', longest);
    const add = (number: number) => challenges.addResult('bado', `result ${number}`, `address ${number}`);
    for (let number = 5; number < MOST_CHALLENGE_RESULTS; number += 1) await add(number);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(MOST_CHALLENGE_RESULTS + index)),
    );
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(5);
    const stored = (await challenges.find('bado'))?.results ?? [];
    expect(stored).toHaveLength(MOST_CHALLENGE_RESULTS);
    expect(await challenges.addResult('bado', stored[7] ?? '')).toBe('stored');
    expect(await challenges.addResult('bado', 'another')).toBe('full');
  });

  it('have a few results from one address, of which the oldest gives way', async () => {
    const { challenges } = fixture.store;
    await challenges.add('bado', 'text');
    for (let number = 1; number <= 50; number += 1)
      expect(await challenges.addResult('bado', `junk ${number}`, 'one')).toBe('stored');
    await challenges.addResult('bado', 'honest', 'another');
    expect((await challenges.find('bado'))?.results).toEqual([
      ...[46, 47, 48, 49, 50].map((number) => `junk ${number}`),
      'honest',
    ]);
  });

  it('have room for another address while one has several results, which give way', async () => {
    const { challenges } = fixture.store;
    await challenges.add('bado', 'text');
    await challenges.addResult('bado', 'honest', 'first');
    for (let number = 0; number < 10 * MAX_RESULTS_PER_ADDRESS; number += 1)
      await challenges.addResult('bado', `junk ${number}`, `of ${number % 10}`);
    for (let number = 0; number < 20; number += 1)
      expect(await challenges.addResult('bado', `honest ${number}`, `address ${number}`)).toBe('stored');
    const results = (await challenges.find('bado'))?.results ?? [];
    expect(results).toHaveLength(MOST_CHALLENGE_RESULTS);
    expect(results.filter((result) => result.startsWith('honest'))).toHaveLength(21);
  });

  it('are deleted with their results, and no others', async () => {
    const { challenges } = fixture.store;
    for (const code of ['bado', 'miku']) {
      await challenges.add(code, 'text');
      await challenges.addResult(code, 'result');
    }
    expect(await challenges.remove('bado')).toBe(true);
    expect(await challenges.remove('bado')).toBe(false);
    expect(await challenges.find('bado')).toBeNull();
    expect(await challenges.find('miku')).toEqual({ body: 'text', results: ['result'] });
    expect(await challenges.add('bado', 'other')).toBe(true);
    expect(await challenges.find('bado')).toEqual({ body: 'other', results: [] });
  });

  it(`are at most ${MAX_CHALLENGES}, without those that are unused for longest`, async () => {
    const before = fixture.now;
    await fixture.query(
      `insert into challenges (code, body, used_at, address)
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MAX_CHALLENGES - 1})
        select 'code ' || n, '', ${before} + n, '' from numbers`,
    );
    await fixture.query(
      `insert into challenge_results (code, hash, body, address) values ('code 2', '', '', '')`,
    );
    const { challenges } = await fixture.open('anne');
    fixture.now = before + MAX_CHALLENGES;
    expect(await challenges.add('last', 'text')).toBe(true);
    fixture.now = before + CHALLENGE_SAFE_MS + 1;
    await expect(challenges.add('too many', 'text')).rejects.toThrow(StoreFull);
    expect(await challenges.find('code 1')).not.toBeNull();
    fixture.now += 2;
    expect(await challenges.add('new', 'text')).toBe(true);
    await expect(challenges.add('too many', 'text')).rejects.toThrow(StoreFull);
    expect(await challenges.find('code 1')).not.toBeNull();
    expect(await challenges.find('code 2')).toBeNull();
    expect(await fixture.query('select * from challenge_results')).toEqual([]);
  });

  it('are marked as used at most once a day', async () => {
    const { challenges } = fixture.store;
    await challenges.add('bado', 'text');
    await challenges.add('miku', 'text');
    const [before, day] = [fixture.now, 24 * 60 * 60 * 1000];
    fixture.now += day;
    await challenges.find('bado');
    fixture.now += 1;
    await challenges.find('miku');
    const rows = await fixture.query('select code, used_at from challenges order by code');
    expect(rows.map((row) => Object.values(row).map(String))).toEqual([
      ['bado', `${before}`],
      ['miku', `${before + day + 1}`],
    ]);
  });

  it('give way to new ones if their address has very many, and the list is full', async () => {
    const before = fixture.now;
    await fixture.query(
      `insert into challenges (code, body, used_at, address)
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MAX_CHALLENGES})
        select 'code ' || n, '', ${before} + n,
          case when n > ${MAX_CHALLENGES - MANY_CHALLENGES_OF_ADDRESS - 1} then 'one' else 'of ' || n end from numbers`,
    );
    const { challenges } = await fixture.open('anne');
    expect(await challenges.add('new', 'text', 'another')).toBe(true);
    await expect(challenges.add('too many', 'text', 'another')).rejects.toThrow(StoreFull);
    expect(await challenges.find('code 1')).not.toBeNull();
    expect(await challenges.find(`code ${MAX_CHALLENGES - MANY_CHALLENGES_OF_ADDRESS}`)).toBeNull();
  });
});
