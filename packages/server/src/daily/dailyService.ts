import { failure, type Problem, success } from '@nain-jaune/engine';
import type { AttemptResult, DailyResults, HttpRefusal, NewAttempt } from '@nain-jaune/protocol';
import { addDays, dateOf, FIRST_DATE } from '@nain-jaune/same-cards';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/store.ts';
import type { AttemptScore } from '../store/types.ts';
import type { ServiceOutcome } from '../tables/tableService.ts';
import type { Referee } from './referee.ts';

const shownDays = 60;
const acceptedDays = 7;
const freshMs = 1000;

export interface DailyOptions {
  readonly store: Pick<Store, 'attempts'>;
  readonly referee: Referee;
  readonly metrics: Metrics;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

interface Fresh<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

type Tallies = Pick<DailyResults, 'results' | 'costs'>;

/** The results of everyone at today's deals. */
export class DailyService {
  readonly #options: DailyOptions;
  readonly #results = new Map<string, Fresh<Tallies>>();
  /** The checks under way, by the attempt. */
  readonly #checks = new Map<string, Promise<ServiceOutcome<AttemptResult>>>();

  constructor(options: DailyOptions) {
    this.#options = options;
  }

  /** Returns the results of a day. Cached for a second. */
  async results(date: string): Promise<ServiceOutcome<DailyResults>> {
    const wrong = this.#wrongDate(date);
    if (wrong !== null) return failure(wrong);
    const { results, costs } = await this.#resultsOf(date);
    const attempts = results.reduce((sum, [_result, count]) => sum + count, 0);
    return success({ date, attempts, results, costs });
  }

  /** Checks and stores an attempt. The same id has the same score again, and is checked once. */
  async attempt(date: string, { id, record }: NewAttempt): Promise<ServiceOutcome<AttemptResult>> {
    const wrong = this.#wrongDate(date);
    if (wrong !== null) return failure(wrong);
    if (date < this.#dateAgo(acceptedDays)) return failure('too-late');
    const known = await this.#options.store.attempts.find(date, id);
    return known === null ? this.#checkedOnce(date, id, record) : this.#ranked(date, known, 'known');
  }

  /** A client that does not wait for the answer asks again. */
  #checkedOnce(date: string, id: string, record: object): Promise<ServiceOutcome<AttemptResult>> {
    const key = `${date}/${id}`;
    const pending = this.#checks.get(key);
    if (pending !== undefined) return pending;
    const check = this.#check(date, id, record).finally(() => this.#checks.delete(key));
    this.#checks.set(key, check);
    return check;
  }

  async #check(date: string, id: string, record: object): Promise<ServiceOutcome<AttemptResult>> {
    const { referee, store } = this.#options;
    const verdict = await referee.check({ date, record });
    if (verdict === 'busy') return this.#refused('busy', 'not-ready');
    if (verdict.type !== 'played') return this.#refused(verdict.type, verdict.type, verdict.problems);
    const { result, cost } = verdict;
    const stored = await store.attempts.add({ date, id, result, cost });
    this.#results.delete(date);
    if (stored === 'full') return this.#refused('full', 'not-ready');
    const first = stored === 'known' ? await store.attempts.find(date, id) : null;
    return this.#ranked(date, first ?? { result, cost }, stored);
  }

  #refused(
    outcome: string,
    code: HttpRefusal['error'],
    problems: readonly Problem[] = [],
  ): ServiceOutcome<never> {
    this.#options.metrics.attempts.inc({ outcome });
    return failure({ code, problems });
  }

  async #ranked(
    date: string,
    score: AttemptScore,
    outcome: 'stored' | 'known',
  ): Promise<ServiceOutcome<AttemptResult>> {
    this.#options.metrics.attempts.inc({ outcome });
    const { attempts, better } = await this.#options.store.attempts.rank(date, score);
    return success({ ...score, attempts, better });
  }

  #wrongDate(date: string): 'not-yet' | 'no-such-day' | null {
    if (date > this.#dateAgo(0)) return 'not-yet';
    return date < FIRST_DATE || date < this.#dateAgo(shownDays) ? 'no-such-day' : null;
  }

  /** Today is the day in UTC by the clock of the server. */
  #dateAgo(days: number): string {
    return addDays(dateOf(this.#options.now()), -days);
  }

  #resultsOf(date: string): Promise<Tallies> {
    const { store, now } = this.#options;
    const known = this.#results.get(date);
    if (known !== undefined && now() - known.at <= freshMs) return known.value;
    this.#dropOldResults();
    const value = talliesOf(store, date);
    this.#results.set(date, { at: now(), value });
    return value;
  }

  /** Bounds the memory. */
  #dropOldResults(): void {
    for (const [date, { at }] of this.#results)
      if (this.#options.now() - at > freshMs) this.#results.delete(date);
  }
}

async function talliesOf({ attempts }: Pick<Store, 'attempts'>, date: string): Promise<Tallies> {
  const [results, costs] = await Promise.all([attempts.results(date), attempts.costs(date)]);
  return { results, costs };
}
