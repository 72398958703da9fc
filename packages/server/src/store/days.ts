/** Days with their secrets, and the attempts at their deals. */
import { randomBytes } from 'node:crypto';
import { dateOf } from '@nain-jaune/same-cards';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { QueryContext } from './queries.ts';
import type { Schema } from './schema.ts';
import type { StoreAccess } from './storeAccess.ts';
import { type Day, type Days, type Judged, MAX_ATTEMPTS_PER_DAY, type NewAttemptRow } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_BYTES = 32;
const COLUMNS = ['date', 'secret', 'attempts', 'par', 'best'] as const;

export class DayStore {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  /**
   * Reads tomorrow, today and at most `earlier` days before. Makes the secrets of tomorrow and today if there are none. All
   * nodes of a database get the same.
   */
  read(earlier: number): Promise<Days> {
    return this.#whileOpen((context) => readDays(context, earlier));
  }

  /** Stores an attempt of a day, and counts it. An attempt with a known id has no effect. */
  addAttempt(attempt: NewAttemptRow): Promise<'stored' | 'known' | 'full'> {
    return this.#whileOpen((context) => addAttempt(context, attempt));
  }

  /** Returns the result of an attempt, or null if there is none with this id. */
  attempt(date: string, id: string): Promise<number | null> {
    return this.#whileOpen((context) => findAttempt(context, date, id));
  }

  /** Counts the attempts of a day, and those with a better result. */
  rank(date: string, result: number): Promise<{ readonly attempts: number; readonly better: number }> {
    return this.#whileOpen((context) => rankOf(context, date, result));
  }

  /** Returns each result of a day and its number of attempts, ascending. */
  results(date: string): Promise<readonly (readonly [number, number])[]> {
    return this.#whileOpen((context) => countResults(context, date));
  }

  /**
   * Reserves the computation of `par` and `best` of a day for this node. Resolves to false if they are known or another node
   * has reserved it.
   */
  reserveJudging(date: string, durationMs: number): Promise<boolean> {
    return this.#access.hasChanged(reserveJudging(this.#access.context, date, durationMs));
  }

  /** Stores `par` and `best` of a day, unless they are known. */
  async setJudged(date: string, judged: Judged): Promise<void> {
    await this.#access.hasChanged(setJudged(this.#access.context, date, judged));
  }

  #whileOpen<Result>(act: (context: QueryContext) => Promise<Result>): Promise<Result> {
    return this.#access.whileOpen(() => act(this.#access.context));
  }
}

async function readDays(context: QueryContext, earlier: number): Promise<Days> {
  const now = await timeOf(context);
  const today = dateOf(now);
  const wanted = [dateOf(now + DAY_MS), today];
  const found = await listDays(context, now, earlier);
  const missing = wanted.filter((date) => !found.some((day) => day.date === date));
  if (missing.length === 0) return { today, days: found };
  await insertDays(context, missing);
  return { today, days: await listDays(context, now, earlier) };
}

async function timeOf({ db, now }: QueryContext): Promise<number> {
  const { time } = await db.selectNoFrom(now().as('time')).executeTakeFirstOrThrow();
  return Number(time);
}

/** Later days than tomorrow exist if the clock of the database was ahead. */
function listDays({ db }: QueryContext, now: number, earlier: number): Promise<Day[]> {
  return db
    .selectFrom('days')
    .select(COLUMNS)
    .where('begins', '>', now - (earlier + 1) * DAY_MS)
    .where('begins', '<=', now + DAY_MS)
    .orderBy('date', 'desc')
    .execute();
}

/** Of nodes that insert a day at the same time, the first one's secret stays. */
async function insertDays({ db }: QueryContext, dates: readonly string[]): Promise<void> {
  const rows = dates.map((date) => ({
    date,
    begins: Date.parse(date),
    secret: randomBytes(SECRET_BYTES).toString('hex'),
  }));
  await db
    .insertInto('days')
    .values(rows)
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
}

function addAttempt({ db, now }: QueryContext, attempt: NewAttemptRow): Promise<'stored' | 'known' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await countAttempt(transaction, attempt.date))) return 'full';
    const inserted = await transaction
      .insertInto('attempts')
      .values({ ...attempt, at: now() })
      .onConflict((conflict) => conflict.columns(['date', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return 'stored';
    await changeCount(transaction, attempt.date, -1).execute();
    return 'known';
  });
}

/** Locks the day until the end of the transaction. Returns whether it has room for an attempt. */
async function countAttempt(db: Transaction<Schema>, date: string): Promise<boolean> {
  const counted = await changeCount(db, date, 1)
    .where('attempts', '<', MAX_ATTEMPTS_PER_DAY)
    .returning('date')
    .executeTakeFirst();
  return counted !== undefined;
}

function changeCount(db: Kysely<Schema>, date: string, by: number) {
  return db
    .updateTable('days')
    .set({ attempts: sql<number>`attempts + ${by}` })
    .where('date', '=', date);
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

function reserveJudging({ db, now }: QueryContext, date: string, durationMs: number) {
  return db
    .updateTable('days')
    .set({ judged_until: sql<number>`${now()} + ${durationMs}` })
    .where('date', '=', date)
    .where('par', 'is', null)
    .where('judged_until', '<', now());
}

function setJudged({ db }: QueryContext, date: string, { par, best }: Judged) {
  return db.updateTable('days').set({ par, best }).where('date', '=', date).where('par', 'is', null);
}
