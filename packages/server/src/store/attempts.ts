/** The results of attempts at today's deals. */
import type { QueryContext } from './queries.ts';
import type { StoreAccess } from './storeAccess.ts';
import { MAX_ATTEMPTS_PER_DAY, type NewAttemptRow } from './types.ts';

export class AttemptStore {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  /**
   * Stores an attempt at the deal of a date. An attempt with a known id has no effect, and none is stored if the date has
   * {@link MAX_ATTEMPTS_PER_DAY}.
   */
  add(attempt: NewAttemptRow): Promise<'stored' | 'known' | 'full'> {
    return this.#whileOpen((context) => addAttempt(context, attempt));
  }

  /** Returns the result of an attempt, or null if there is none with this id. */
  find(date: string, id: string): Promise<number | null> {
    return this.#whileOpen((context) => findAttempt(context, date, id));
  }

  /** Counts the attempts of a date, and those with a better result. */
  rank(date: string, result: number): Promise<{ readonly attempts: number; readonly better: number }> {
    return this.#whileOpen((context) => rankOf(context, date, result));
  }

  /** Returns each result of a date and its number of attempts, ascending. */
  results(date: string): Promise<readonly (readonly [number, number])[]> {
    return this.#whileOpen((context) => countResults(context, date));
  }

  #whileOpen<Result>(act: (context: QueryContext) => Promise<Result>): Promise<Result> {
    return this.#access.whileOpen(() => act(this.#access.context));
  }
}

async function addAttempt(
  context: QueryContext,
  attempt: NewAttemptRow,
): Promise<'stored' | 'known' | 'full'> {
  const { attempts } = await rankOf(context, attempt.date, attempt.result);
  if (attempts >= MAX_ATTEMPTS_PER_DAY) return 'full';
  const inserted = await context.db
    .insertInto('attempts')
    .values({ ...attempt, at: context.now() })
    .onConflict((conflict) => conflict.columns(['date', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted === undefined ? 'known' : 'stored';
}

async function findAttempt({ db }: QueryContext, date: string, id: string): Promise<number | null> {
  const found = await db
    .selectFrom('attempts')
    .select('result')
    .where('date', '=', date)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.result ?? null;
}

async function rankOf({ db }: QueryContext, date: string, result: number) {
  const { attempts, better } = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('attempts'),
      fn.countAll<number>().filterWhere('result', '>', result).as('better'),
    ])
    .where('date', '=', date)
    .executeTakeFirstOrThrow();
  return { attempts: Number(attempts), better: Number(better) };
}

async function countResults(
  { db }: QueryContext,
  date: string,
): Promise<readonly (readonly [number, number])[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(({ fn }) => ['result', fn.countAll<number>().as('attempts')])
    .where('date', '=', date)
    .groupBy('result')
    .orderBy('result')
    .execute();
  return rows.map(({ result, attempts }) => [result, Number(attempts)]);
}
