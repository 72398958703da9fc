import type { StoreAccess } from './storeAccess.ts';
import { type AttemptScore, MAX_ATTEMPTS_PER_DAY, type NewAttemptRow } from './types.ts';

/** The results of attempts at today's deals. */
export class AttemptStore {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  /**
   * Stores an attempt at the deal of a date. An attempt with a known id has no effect, and none is stored if the date has
   * {@link MAX_ATTEMPTS_PER_DAY}.
   */
  async add(attempt: NewAttemptRow): Promise<'stored' | 'known' | 'full'> {
    const { attempts } = await this.rank(attempt.date, attempt);
    if (attempts >= MAX_ATTEMPTS_PER_DAY) return 'full';
    const inserted = await this.#access.whileOpen(({ db, now }) =>
      db
        .insertInto('attempts')
        .values({ ...attempt, at: now() })
        .onConflict((conflict) => conflict.columns(['date', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
    return inserted === undefined ? 'known' : 'stored';
  }

  /** Returns the score of an attempt, or null if there is none with this id. */
  async find(date: string, id: string): Promise<AttemptScore | null> {
    const found = await this.#access.whileOpen(({ db }) =>
      db
        .selectFrom('attempts')
        .select(['result', 'cost'])
        .where('date', '=', date)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    return found ?? null;
  }

  /** Counts the attempts of a date, and those with a lower cost. Without a cost, counts those with a better result. */
  async rank(
    date: string,
    { result, cost }: AttemptScore,
  ): Promise<{ readonly attempts: number; readonly better: number }> {
    const { attempts, better } = await this.#access.whileOpen(({ db }) =>
      db
        .selectFrom('attempts')
        .select(({ fn }) => [
          fn.countAll<number>().as('attempts'),
          (cost === null
            ? fn.countAll<number>().filterWhere('result', '>', result)
            : fn.countAll<number>().filterWhere('cost', '<', cost)
          ).as('better'),
        ])
        .where('date', '=', date)
        .executeTakeFirstOrThrow(),
    );
    return { attempts: Number(attempts), better: Number(better) };
  }

  /** Returns each result of a date and its number of attempts, ascending. */
  results(date: string): Promise<readonly (readonly [number, number])[]> {
    return this.#tally(date, 'result');
  }

  /** Returns each known cost of a date and its number of attempts, ascending. */
  costs(date: string): Promise<readonly (readonly [number, number])[]> {
    return this.#tally(date, 'cost');
  }

  async #tally(date: string, of: keyof AttemptScore): Promise<readonly (readonly [number, number])[]> {
    const rows = await this.#access.whileOpen(({ db }) =>
      db
        .selectFrom('attempts')
        .select(({ fn, ref }) => [ref(of).as('counters'), fn.countAll<number>().as('attempts')])
        .where('date', '=', date)
        .where(of, 'is not', null)
        .groupBy(of)
        .orderBy(of)
        .execute(),
    );
    return rows.map(({ counters, attempts }) => [counters ?? 0, Number(attempts)]);
  }
}
