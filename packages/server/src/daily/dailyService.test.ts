import { beforeEach, expect, it } from 'vitest';
import { Metrics } from '../observe/metrics.ts';
import { describeStores } from '../testing/storeTests.ts';
import { DailyService } from './dailyService.ts';
import type { Attempt, Referee, Verdict } from './referee.ts';

const DAY = 24 * 60 * 60 * 1000;
const midnight = Date.parse('2027-03-01');
const TODAY = '2027-03-01';

/** A referee to whom a record states its own verdict. */
class StatedReferee implements Referee {
  readonly checked: string[] = [];

  async check({ date, record }: Attempt): Promise<Verdict | 'busy'> {
    this.checked.push(date);
    const { verdict } = record as { verdict: Verdict | 'busy' };
    return verdict;
  }

  async stop() {}
}

const attempt = (id: string, result: number, cost = 0) => ({
  id,
  record: { verdict: { type: 'played', result, cost } },
});

describeStores('the service of today’s deal', (fixture) => {
  let referee: StatedReferee;
  let service: DailyService;
  let metrics: Metrics;

  beforeEach(() => {
    fixture.now = midnight;
    referee = new StatedReferee();
    metrics = new Metrics();
    service = new DailyService({ store: fixture.store, referee, metrics, now: () => fixture.now });
  });

  it('counts attempts, and how many cost less', async () => {
    expect(await service.attempt(TODAY, attempt('a', 5, 4))).toEqual({
      ok: true,
      value: { result: 5, cost: 4, attempts: 1, better: 0 },
    });
    await service.attempt(TODAY, attempt('b', 9, 7));
    expect(await service.attempt(TODAY, attempt('c', 5, 7))).toEqual({
      ok: true,
      value: { result: 5, cost: 7, attempts: 3, better: 1 },
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
        costs: [
          [4, 1],
          [7, 2],
        ],
      },
    });
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
    expect(referee.checked).toHaveLength(2);
  });

  it.each([
    ['not-yet', '2027-03-02'],
    ['not-yet', '9999-12-31'],
    ['no-such-day', '2026-12-30'],
    ['no-such-day', '1970-01-01'],
  ])('refuses with %s a date such as %s', async (code, date) => {
    expect(await service.results(date)).toMatchObject({ ok: false, error: code });
    expect(await service.attempt(date, attempt('a', 1))).toMatchObject({ ok: false, error: code });
    expect(referee.checked).toEqual([]);
  });

  it('accepts attempts for a week, and shows results for sixty days', async () => {
    await service.attempt(TODAY, attempt('a', 1));
    fixture.now += 8 * DAY - 1;
    expect(await service.attempt(TODAY, attempt('b', 1))).toMatchObject({ ok: true });
    fixture.now += 1002;
    expect(await service.attempt(TODAY, attempt('a', 1))).toMatchObject({ error: 'too-late' });
    fixture.now = midnight + 61 * DAY - 1;
    expect(await service.results(TODAY)).toMatchObject({ ok: true, value: { attempts: 2 } });
    fixture.now += 1002;
    expect(await service.results(TODAY)).toMatchObject({ error: 'no-such-day' });
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
});
