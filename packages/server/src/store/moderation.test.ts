import { describe, expect, it } from 'vitest';
import { describeStores } from '../testing/storeTests.ts';
import { StoreFull } from './errors.ts';
import { MAX_BANS, MAX_REPORTS, MAX_REPORTS_PER_TABLE } from './types.ts';

const all = { handled: false, limit: 2 * MAX_REPORTS };

describeStores('reports', (fixture) => {
  const bodies = async () => (await fixture.store.reports(all)).map(({ body }) => body);

  it('are listed with the newest first, and handled once', async () => {
    const { store } = fixture;
    await store.addReport('bado', 'one');
    fixture.now += 5;
    await store.addReport('miku', 'two');
    const [two, one] = await store.reports(all);
    expect(one).toEqual({
      id: expect.any(Number),
      table: 'bado',
      at: fixture.now - 5,
      body: 'one',
      handledAt: null,
    });
    expect(await store.reports({ handled: false, limit: 1 })).toEqual([two]);
    expect(await store.handleReport(one?.id ?? 0)).toBe(true);
    expect(await store.handleReport(one?.id ?? 0)).toBe(false);
    expect(await bodies()).toEqual(['two']);
    expect(await store.reports({ handled: true, limit: 10 })).toEqual([{ ...one, handledAt: fixture.now }]);
  });

  it('are found by their id, handled or not', async () => {
    const { store } = fixture;
    for (const body of ['one', 'two']) await store.addReport('bado', body);
    const [two, one] = await store.reports(all);
    await store.handleReport(one?.id ?? 0);
    expect(await store.report(one?.id ?? 0)).toEqual({ ...one, handledAt: fixture.now });
    expect(await store.report(two?.id ?? 0)).toEqual(two);
    expect(await store.report((two?.id ?? 0) + 1)).toBeNull();
  });

  it('survive a restart', async () => {
    await fixture.store.addReport('bado', 'one');
    await fixture.reopen();
    expect(await bodies()).toEqual(['one']);
  });

  it(`of one table are at most ${MAX_REPORTS_PER_TABLE} unhandled ones: the oldest are deleted`, async () => {
    const { store } = fixture;
    await store.addReport('bado', 'handled');
    const [handled] = await store.reports(all);
    await store.handleReport(handled?.id ?? 0);
    await store.addReport('miku', 'of another table');
    const sent = Array.from({ length: MAX_REPORTS_PER_TABLE + 3 }, (_, index) => `${index}`);
    for (const body of sent) await store.addReport('bado', body);
    expect(await bodies()).toEqual([...sent.slice(3).reverse(), 'of another table']);
    expect(await store.reports({ handled: true, limit: 10 })).toHaveLength(1);
  });

  it(`are at most ${MAX_REPORTS} unhandled ones in all: the oldest are deleted`, {
    timeout: 600_000,
  }, async () => {
    const { store } = fixture;
    const sent = Array.from({ length: MAX_REPORTS + 3 }, (_, index) => `${index}`);
    for (const [index, body] of sent.entries()) await store.addReport(`table-${index % 25}`, body);
    expect(await bodies()).toEqual(sent.slice(3).reverse());
  });
});

describeStores('a full list of reports', (fixture) => {
  const bodies = async () => (await fixture.store.reports(all)).map(({ body }) => body);

  it('loses the oldest of the address with the most', async () => {
    const { store } = fixture;
    await store.addReport('bado', 'of Anne', 'hash of Anne');
    await store.addReport('bado', 'of Basile', 'hash of Basile');
    for (let sent = 1; sent <= 2 * MAX_REPORTS_PER_TABLE; sent += 1)
      await store.addReport('bado', `flood ${sent}`, 'one');
    await store.addReport('bado', 'of Colette', 'hash of Colette');
    expect(await bodies()).toHaveLength(MAX_REPORTS_PER_TABLE);
    expect(await bodies()).toEqual(
      expect.arrayContaining(['of Anne', 'of Basile', 'of Colette', 'flood 100']),
    );
  });
});

describeStores('reports about a table', (fixture) => {
  it('are rewritten, and no others', async () => {
    const { store } = fixture;
    for (const table of ['bado', 'miku']) await store.addReport(table, 'Anne said');
    const rewritten = (body: string) => body.replace('Anne ', '');
    expect(await store.rewriteReports('bado', rewritten)).toBe(true);
    expect(await store.rewriteReports('bado', rewritten)).toBe(false);
    expect((await store.reports(all)).map(({ table, body }) => [table, body])).toEqual([
      ['miku', 'Anne said'],
      ['bado', 'said'],
    ]);
  });
});

describeStores('bans', (fixture) => {
  const address = { kind: 'address', value: 'hash', durationMs: null, reason: 'flooding' } as const;

  it('are in force until their end or until they are lifted', async () => {
    const { store } = fixture;
    const lasting = await store.ban(address);
    fixture.now += 1;
    const short = await store.ban({ kind: 'token', value: 'hash', durationMs: 1000, reason: 'insults' });
    expect(await store.bans()).toEqual([
      {
        id: short,
        kind: 'token',
        value: 'hash',
        until: fixture.now + 1000,
        reason: 'insults',
        at: fixture.now,
      },
      { id: lasting, kind: 'address', value: 'hash', until: null, reason: 'flooding', at: fixture.now - 1 },
    ]);
    fixture.now += 999;
    expect(await store.bans()).toHaveLength(2);
    fixture.now += 1;
    expect((await store.bans()).map(({ id }) => id)).toEqual([lasting]);
    expect(await store.unban(lasting)).toBe(true);
    expect(await store.unban(lasting)).toBe(false);
    expect(await store.bans()).toEqual([]);
  });

  it('replace an earlier one of the same value', async () => {
    const { store } = fixture;
    const first = await store.ban(address);
    fixture.now += 1;
    expect(await store.ban({ ...address, durationMs: 1000, reason: 'again' })).toBe(first);
    expect(await store.bans()).toEqual([
      {
        id: first,
        kind: 'address',
        value: 'hash',
        until: fixture.now + 1000,
        reason: 'again',
        at: fixture.now,
      },
    ]);
  });

  it('survive a restart', async () => {
    await fixture.store.ban(address);
    await fixture.reopen();
    expect(await fixture.store.bans()).toHaveLength(1);
  });

  describe(`are at most ${MAX_BANS}`, () => {
    const fill = `insert into bans (kind, value, until, reason, at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MAX_BANS})
      select 'address', 'hash ' || n, case n when 1 then 2000000000000 end, '', 0 from numbers`;

    it('and one more is refused, until one has ended', async () => {
      await fixture.query(fill);
      const store = await fixture.open('anne');
      await expect(store.ban(address)).rejects.toThrow(StoreFull);
      expect(await store.ban({ ...address, value: 'hash 7', reason: 'replaced' })).toEqual(
        expect.any(Number),
      );
      expect(await store.bans()).toHaveLength(MAX_BANS);
      fixture.now = 2_000_000_000_000;
      await store.ban(address);
      expect(await store.bans()).toHaveLength(MAX_BANS);
    });
  });
});
