import { failure, type Outcome, type Problem, success } from '@nain-jaune/engine';
import type { AttemptResult, DailyDays, DailyResults, HttpRefusal, NewAttempt } from '@nain-jaune/protocol';
import { dayNumberOf } from '@nain-jaune/same-cards';
import { commitmentTo } from '@nain-jaune/table/proof';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Day, Days } from '../store/types.ts';
import type { Referee } from './referee.ts';

const earlierDays = 60;
const acceptedDays = 7;
const freshMs = 1000;
/** Longer than a computation takes. After this time another node may try. */
const judgingMs = 10 * 60 * 1000;

export interface DailyRefusal {
  readonly code: HttpRefusal['error'];
  readonly problems?: readonly Problem[];
}

export type DailyOutcome<Value> = Outcome<Value, DailyRefusal>;

export interface DailyOptions {
  readonly store: Pick<Store, 'days'>;
  readonly referee: Referee;
  readonly metrics: Metrics;
  readonly now: () => number;
}

interface Fresh<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/** Today's deal: its secret and commitment, and the results of everyone. */
export class DailyService {
  readonly #options: DailyOptions;
  readonly #results = new Map<string, Fresh<DailyResults['results']>>();
  #days: Fresh<Days> | null = null;

  constructor(options: DailyOptions) {
    this.#options = options;
  }

  /** Lists tomorrow, today and earlier days. Cached for a second. */
  async list(): Promise<DailyDays> {
    const { today, days } = await this.#read();
    return {
      today,
      days: days.map(({ date, secret, attempts }) => ({
        date,
        commitment: commitmentTo(secret),
        secret: date > today ? null : secret,
        attempts,
      })),
    };
  }

  /** Returns the results of a day. Cached for a second. */
  async results(date: string): Promise<DailyOutcome<DailyResults>> {
    const found = await this.#begunDay(date);
    if (!found.ok) return found;
    const { par, best } = found.value;
    const results = await this.#resultsOf(date);
    const attempts = results.reduce((sum, [_result, count]) => sum + count, 0);
    return success({ date, attempts, results, par, best: best === null ? null : atLeast(best, results) });
  }

  /** Checks and stores an attempt. The same id has the same result again. */
  async attempt(date: string, { id, record }: NewAttempt): Promise<DailyOutcome<AttemptResult>> {
    const found = await this.#begunDay(date);
    if (!found.ok) return found;
    if (daysBetween(date, (await this.#read()).today) > acceptedDays) return refusal('too-late');
    const known = await this.#options.store.days.attempt(date, id);
    if (known !== null) return this.#ranked(date, known, 'known');
    return this.#check(found.value, id, record);
  }

  /** Computes par and best of a day that has none, the latest begun one first. One node of a database does so. */
  async judgeNext(): Promise<void> {
    const { store, referee } = this.#options;
    const { today, days } = await this.#read();
    const open = days.filter(({ date, par }) => par === null && daysBetween(date, today) <= acceptedDays);
    const begunFirst = open.toSorted((one, other) => Number(one.date > today) - Number(other.date > today));
    for (const day of begunFirst)
      if (await store.days.reserveJudging(day.date, judgingMs)) {
        await store.days.setJudged(day.date, await referee.judge(day));
        this.#days = null;
        return;
      }
  }

  async #check(day: Day, id: string, record: object): Promise<DailyOutcome<AttemptResult>> {
    const { date } = day;
    const verdict = await this.#options.referee.check(day, record);
    if (verdict === 'busy') return this.#refused('busy', 'not-ready');
    if (verdict.type !== 'played') return this.#refused(verdict.type, verdict.type, verdict.problems);
    const { result } = verdict;
    const stored = await this.#options.store.days.addAttempt({ date, id, result });
    this.#results.delete(date);
    this.#days = null;
    if (stored === 'full') return this.#refused('full', 'not-ready');
    const first = stored === 'known' ? await this.#options.store.days.attempt(date, id) : null;
    return this.#ranked(date, first ?? result, stored);
  }

  #refused(
    outcome: string,
    code: HttpRefusal['error'],
    problems: readonly Problem[] = [],
  ): DailyOutcome<never> {
    this.#options.metrics.attempts.inc({ outcome });
    return failure({ code, problems });
  }

  async #ranked(
    date: string,
    result: number,
    outcome: 'stored' | 'known',
  ): Promise<DailyOutcome<AttemptResult>> {
    this.#options.metrics.attempts.inc({ outcome });
    const { attempts, better } = await this.#options.store.days.rank(date, result);
    return success({ result, attempts, better });
  }

  async #begunDay(date: string): Promise<DailyOutcome<Day>> {
    const { today, days } = await this.#read();
    if (date > today) return refusal('not-yet');
    const found = days.find((day) => day.date === date);
    return found === undefined ? refusal('no-such-day') : success(found);
  }

  #resultsOf(date: string): Promise<DailyResults['results']> {
    const { store, now } = this.#options;
    const known = this.#results.get(date);
    if (known !== undefined && now() - known.at <= freshMs) return known.value;
    this.#dropOldResults();
    const value = store.days.results(date);
    this.#results.set(date, { at: now(), value });
    return value;
  }

  /** Bounds the memory. */
  #dropOldResults(): void {
    for (const [date, { at }] of this.#results)
      if (this.#options.now() - at > freshMs) this.#results.delete(date);
  }

  #read(): Promise<Days> {
    const { store, now } = this.#options;
    if (this.#days === null || now() - this.#days.at > freshMs)
      this.#days = { at: now(), value: store.days.read(earlierDays) };
    return this.#days.value;
  }
}

function refusal(code: HttpRefusal['error']): DailyOutcome<never> {
  return failure({ code });
}

/** The search for the best result may end early, and a player may have found a better one. */
function atLeast(best: number, results: DailyResults['results']): number {
  return Math.max(best, ...results.map(([result]) => result));
}

function daysBetween(date: string, later: string): number {
  return dayNumberOf(later) - dayNumberOf(date);
}
