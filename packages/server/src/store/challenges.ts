import { createHash } from 'node:crypto';
import { MOST_CHALLENGE_RESULTS } from '@nain-jaune/protocol';
import { type Kysely, sql } from 'kysely';
import { StoreFull } from './errors.ts';
import type { QueryContext } from './queries.ts';
import type { Schema } from './schema.ts';
import type { StoreAccess } from './storeAccess.ts';
import {
  CHALLENGE_SAFE_MS,
  MANY_CHALLENGES_OF_ADDRESS,
  MAX_CHALLENGES,
  MAX_RESULTS_PER_ADDRESS,
  type StoredChallenge,
} from './types.ts';

/** A use is written once in this time. */
const USE_MS = 24 * 60 * 60 * 1000;

/** Challenges with their results: texts that only clients read. */
export class ChallengeStore {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  /**
   * Stores a challenge from an address. Resolves to false if the code is taken. If there are {@link MAX_CHALLENGES}, the one that
   * is unused for longest is deleted, also if it was used within {@link CHALLENGE_SAFE_MS} but its address has more than
   * {@link MANY_CHALLENGES_OF_ADDRESS}. Rejects with `StoreFull` if there is none such.
   */
  add(code: string, body: string, address = ''): Promise<boolean> {
    return this.#access.whileOpen(async (context) => {
      const { db, now } = context;
      if ((await countChallenges(db)) >= MAX_CHALLENGES && !(await removeUnused(context)))
        throw new StoreFull('challenges', MAX_CHALLENGES);
      const added = await db
        .insertInto('challenges')
        .values({ code, body, used_at: now(), address })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('code')
        .executeTakeFirst();
      return added !== undefined;
    });
  }

  /** Returns a challenge with its results in order, or null, and counts as its use. */
  find(code: string): Promise<StoredChallenge | null> {
    return this.#access.whileOpen(async (context) => {
      const { db } = context;
      const challenge = db.selectFrom('challenges').select('body').where('code', '=', code);
      const found = await challenge.executeTakeFirst();
      if (found === undefined) return null;
      await markUsed(context, code).execute();
      const results = db.selectFrom('challenge_results').select('body').where('code', '=', code);
      return { ...found, results: (await results.orderBy('id').execute()).map(({ body }) => body) };
    });
  }

  /**
   * Stores a result of a challenge from an address. The same text is stored once. A new result replaces the oldest from the same
   * address if there are {@link MAX_RESULTS_PER_ADDRESS}, and in a full challenge the oldest of the address with the most.
   * Resolves to `full` if there are {@link MOST_CHALLENGE_RESULTS}, each from another address, and to null if there is no such
   * challenge.
   */
  addResult(code: string, body: string, address = ''): Promise<'stored' | 'full' | null> {
    const hash = createHash('sha256').update(body).digest('hex');
    return this.#inTransaction(async (db) => {
      if (!(await lockChallenge(db, code))) return null;
      const results = await storedResults(db, code);
      if (results.some((result) => result.hash === hash)) return 'stored';
      const replaced = replacedResult(results, address);
      if (replaced === 'none') return 'full';
      if (replaced !== null) await db.deleteFrom('challenge_results').where('id', '=', replaced).execute();
      await db.insertInto('challenge_results').values({ code, hash, body, address }).execute();
      return 'stored';
    });
  }

  /** Deletes a challenge with its results. Resolves to false if there is none. */
  remove(code: string): Promise<boolean> {
    return this.#inTransaction((db) => removeChallenge(db, code));
  }

  #inTransaction<Result>(act: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    return this.#access.whileOpen(({ db }) => db.transaction().execute(act));
  }
}

async function countChallenges(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('challenges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the challenge that is unused for longest and not safe. Resolves to false if all are. */
async function removeUnused({ db, now }: QueryContext): Promise<boolean> {
  const unused = await db
    .selectFrom('challenges')
    .select('code')
    .where((is) =>
      is.or([
        is('used_at', '<', sql<number>`${now()} - ${CHALLENGE_SAFE_MS}`),
        is('address', 'in', addressesWithMany(db)),
      ]),
    )
    .orderBy('used_at')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  if (unused === undefined) return false;
  return db.transaction().execute((transaction) => removeChallenge(transaction, unused.code));
}

function addressesWithMany(db: Kysely<Schema>) {
  return db
    .selectFrom('challenges')
    .select('address')
    .where('address', '<>', '')
    .groupBy('address')
    .having(({ fn }) => fn.countAll<number>(), '>', MANY_CHALLENGES_OF_ADDRESS);
}

function markUsed({ db, now }: QueryContext, code: string) {
  return db
    .updateTable('challenges')
    .set({ used_at: now() })
    .where('code', '=', code)
    .where('used_at', '<', sql<number>`${now()} - ${USE_MS}`);
}

interface StoredResult {
  readonly id: number;
  readonly hash: string;
  readonly address: string;
}

/**
 * Returns the id of the result that a new one from an address replaces: the oldest from there if there are
 * {@link MAX_RESULTS_PER_ADDRESS}. In a full challenge it is the oldest of the address with the most, or `none` if every address
 * has one. Null if there is room.
 */
function replacedResult(results: readonly StoredResult[], address: string): number | 'none' | null {
  const from = (wanted: string) => results.filter((result) => result.address === wanted);
  const own = from(address);
  if (own.length >= MAX_RESULTS_PER_ADDRESS) return own[0]?.id ?? null;
  if (results.length < MOST_CHALLENGE_RESULTS) return null;
  const [most = []] = results
    .map((result) => from(result.address))
    .toSorted((one, other) => other.length - one.length);
  return most.length > 1 ? (most[0]?.id ?? null) : 'none';
}

/** Locks a challenge until the end of the transaction. Returns whether it exists. */
async function lockChallenge(db: Kysely<Schema>, code: string): Promise<boolean> {
  const locked = await db
    .updateTable('challenges')
    .set({ used_at: sql.ref('used_at') })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return locked !== undefined;
}

function storedResults(db: Kysely<Schema>, code: string): Promise<StoredResult[]> {
  return db
    .selectFrom('challenge_results')
    .select(['id', 'hash', 'address'])
    .where('code', '=', code)
    .orderBy('id')
    .execute();
}

/** Deletes a challenge in a transaction. */
async function removeChallenge(db: Kysely<Schema>, code: string): Promise<boolean> {
  if (!(await lockChallenge(db, code))) return false;
  await db.deleteFrom('challenge_results').where('code', '=', code).execute();
  await db.deleteFrom('challenges').where('code', '=', code).execute();
  return true;
}
