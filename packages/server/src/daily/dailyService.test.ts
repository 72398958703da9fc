import { beforeEach, expect, it } from 'vitest';
import { Metrics } from '../observe/metrics.ts';
import { describeStores } from '../testing/storeTests.ts';
import { DailyService } from './dailyService.ts';
import type { DaySecret, Referee, Verdict } from './referee.ts';

const DAY = 24 * 60 * 60 * 1000;
const midnight = Date.parse('2027-03-01');
const TODAY = '2027-03-01';

/** A referee to whom a record states its own verdict. */
class StatedReferee implements Referee {
  readonly checked: string[] = [];
  readonly judged: string[] = [];

  async check({ date }: DaySecret, record: object): Promise<Verdict | 'busy'> {
    this.checked.push(date);
    const { verdict } = record as { verdict: Verdict | 'busy' };
    return verdict;
  }

  async judge({ date }: DaySecret) {
    this.judged.push(date);
    return { par: 18, best: 61 };
  }

  async stop() {}
}

const attempt = (id: string, result: number) => ({
  id,
  record: { verdict: { type: 'played', result } },
});

describeStores('the service of today’s deal', (fixture) => {
  let referee: StatedReferee;
  let service: DailyService;
  let metrics: Metrics;

  beforeEach(() => {
    fixture.now = midnight;
    referee = new StatedReferee();
    metrics = new Metrics();
    service = newService();
  });

  function newService(): DailyService {
    return new DailyService({ store: fixture.store, referee, metrics, now: () => fixture.now });
  }

  it('publishes the commitment to a secret the day before, and the secret at midnight', async () => {
    const before = await service.list();
    expect(before.today).toBe(TODAY);
    const [tomorrow] = before.days;
    expect(tomorrow).toMatchObject({ date: '2027-03-02', secret: null, attempts: 0 });
    expect(JSON.stringify(await service.results('2027-03-02'))).not.toMatch(/[0-9a-f]{64}/);
    fixture.now += DAY - 1;
    expect((await service.list()).days[0]).toEqual(tomorrow);
    fixture.now += 1002;
    const begun = (await service.list()).days[1];
    expect(begun).toMatchObject({ date: '2027-03-02', commitment: tomorrow?.commitment });
    expect(begun?.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('counts attempts, and how many did better', async () => {
    expect(await service.attempt(TODAY, attempt('a', 5))).toEqual({
      ok: true,
      value: { result: 5, attempts: 1, better: 0 },
    });
    await service.attempt(TODAY, attempt('b', 9));
    expect(await service.attempt(TODAY, attempt('c', 5))).toEqual({
      ok: true,
      value: { result: 5, attempts: 3, better: 1 },
    });
    expect(await service.results(TODAY)).toEqual({
      ok: true,
      value: {
        date: TODAY,
        attempts: 3,
        results: [
          [5, 2],
          [9, 1],
        ],
        par: null,
        best: null,
      },
    });
    expect((await service.list()).days[1]?.attempts).toBe(3);
  });

  it('answers an attempt that is sent again with its first result, without another check', async () => {
    await service.attempt(TODAY, attempt('a', 5));
    expect(await service.attempt(TODAY, attempt('a', 99))).toMatchObject({
      value: { result: 5, attempts: 1 },
    });
    expect(referee.checked).toHaveLength(1);
    const [one, other] = await Promise.all(
      [5, 9].map((result) => service.attempt(TODAY, attempt('b', result))),
    );
    expect(one).toEqual(other);
  });

  it.each([
    ['not-yet', '2027-03-02'],
    ['not-yet', '9999-12-31'],
    ['no-such-day', '2027-02-28'],
    ['no-such-day', '1970-01-01'],
  ])('refuses with %s a date such as %s', async (code, date) => {
    expect(await service.results(date)).toMatchObject({ ok: false, error: { code } });
    expect(await service.attempt(date, attempt('a', 1))).toMatchObject({ ok: false, error: { code } });
    expect(referee.checked).toEqual([]);
  });

  it('accepts attempts for a week, and shows results for sixty days', async () => {
    await service.attempt(TODAY, attempt('a', 1));
    fixture.now += 8 * DAY - 1;
    expect(await service.attempt(TODAY, attempt('b', 1))).toMatchObject({ ok: true });
    fixture.now += 1002;
    expect(await service.attempt(TODAY, attempt('a', 1))).toMatchObject({ error: { code: 'too-late' } });
    fixture.now = midnight + 61 * DAY - 1;
    expect(await service.results(TODAY)).toMatchObject({ ok: true, value: { attempts: 2 } });
    fixture.now += 1002;
    expect(await service.results(TODAY)).toMatchObject({ error: { code: 'no-such-day' } });
  });

  it('refuses what the referee refuses, and stores nothing', async () => {
    const problems = [{ code: 'conflict', path: 'record', expected: 'this day', found: '' }];
    const stating = (verdict: unknown) => ({ id: 'a', record: { verdict } });
    for (const type of ['forged', 'malformed'])
      expect(await service.attempt(TODAY, stating({ type, problems }))).toEqual({
        ok: false,
        error: { code: type, problems },
      });
    expect(await service.attempt(TODAY, stating('busy'))).toMatchObject({ error: { code: 'not-ready' } });
    expect(await service.results(TODAY)).toMatchObject({ value: { attempts: 0 } });
    const text = await metrics.registry.metrics();
    for (const outcome of ['forged', 'malformed', 'busy'])
      expect(text).toContain(`nain_jaune_daily_attempts_total{outcome="${outcome}"} 1`);
  });

  it('computes par and best once for a database, of begun days first', async () => {
    await service.judgeNext();
    expect(referee.judged).toEqual([TODAY]);
    expect(await service.results(TODAY)).toMatchObject({ value: { par: 18, best: 61 } });
    await newService().judgeNext();
    expect(referee.judged).toEqual([TODAY, '2027-03-02']);
    await service.judgeNext();
    expect(referee.judged).toHaveLength(2);
    expect(await service.results('2027-03-02')).toMatchObject({ error: { code: 'not-yet' } });
  });

  it('computes par again later if it failed', async () => {
    const fail = { ...referee, judge: () => Promise.reject(new Error('it failed')) } as unknown as Referee;
    const failing = new DailyService({
      store: fixture.store,
      referee: fail,
      metrics,
      now: () => fixture.now,
    });
    await expect(failing.judgeNext()).rejects.toThrow('it failed');
    await service.judgeNext();
    expect(referee.judged).toEqual(['2027-03-02']);
    fixture.now += 10 * 60 * 1000 + 1;
    await service.judgeNext();
    expect(referee.judged).toEqual(['2027-03-02', TODAY]);
  });
});
