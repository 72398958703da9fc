/** Challenges with their results: texts that only clients read. */
import { createHash } from 'node:crypto';
import { MOST_CHALLENGE_RESULTS } from '@nain-jaune/protocol';
import { type Kysely, sql } from 'kysely';
import { StoreFull } from './errors.ts';
import type { QueryContext } from './queries.ts';
import type { Schema } from './schema.ts';
import type { StoreAccess } from './storeAccess.ts';
import { CHALLENGE_SAFE_MS, MAX_CHALLENGES, type StoredChallenge } from './types.ts';

/** A use is written once in this time. */
const USE_MS = 24 * 60 * 60 * 1000;

export class ChallengeStore {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  /**
   * Stores a challenge. Resolves to false if the code is taken. If there are {@link MAX_CHALLENGES}, the one that is unused for
   * longest is deleted. Rejects with `StoreFull` if all were used within {@link CHALLENGE_SAFE_MS}.
   */
  add(code: string, body: string): Promise<boolean> {
    return this.#whileOpen((context) => addChallenge(context, code, body));
  }

  /** Returns a challenge with its results in order, or null, and counts as its use. */
  find(code: string): Promise<StoredChallenge | null> {
    return this.#whileOpen((context) => findChallenge(context, code));
  }

  /**
   * Stores a result of a challenge. The same text is stored once. Resolves to `full` if there are
   * {@link MOST_CHALLENGE_RESULTS}, and to null if there is no such challenge.
   */
  addResult(code: string, body: string): Promise<'stored' | 'full' | null> {
    return this.#whileOpen((context) => addChallengeResult(context, code, body));
  }

  /** Deletes a challenge with its results. Resolves to false if there is none. */
  remove(code: string): Promise<boolean> {
    return this.#whileOpen((context) => removeChallenge(context, code));
  }

  #whileOpen<Result>(act: (context: QueryContext) => Promise<Result>): Promise<Result> {
    return this.#access.whileOpen(() => act(this.#access.context));
  }
}

async function addChallenge(context: QueryContext, code: string, body: string): Promise<boolean> {
  const { db, now } = context;
  if ((await countChallenges(db)) >= MAX_CHALLENGES && !(await removeUnused(context)))
    throw new StoreFull('challenges', MAX_CHALLENGES);
  const added = await db
    .insertInto('challenges')
    .values({ code, body, used_at: now() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

async function countChallenges(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('challenges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the challenge that is unused for longest. Resolves to false if all were used within {@link CHALLENGE_SAFE_MS}. */
async function removeUnused(context: QueryContext): Promise<boolean> {
  const { db, now } = context;
  const unused = await db
    .selectFrom('challenges')
    .select('code')
    .where('used_at', '<', sql<number>`${now()} - ${CHALLENGE_SAFE_MS}`)
    .orderBy('used_at')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return unused !== undefined && removeChallenge(context, unused.code);
}

async function findChallenge(context: QueryContext, code: string): Promise<StoredChallenge | null> {
  const { db } = context;
  const found = await db.selectFrom('challenges').select('body').where('code', '=', code).executeTakeFirst();
  if (found === undefined) return null;
  await markUsed(context, code).execute();
  const results = await db
    .selectFrom('challenge_results')
    .select('body')
    .where('code', '=', code)
    .orderBy('id')
    .execute();
  return { body: found.body, results: results.map(({ body }) => body) };
}

function markUsed({ db, now }: QueryContext, code: string) {
  return db
    .updateTable('challenges')
    .set({ used_at: now() })
    .where('code', '=', code)
    .where('used_at', '<', sql<number>`${now()} - ${USE_MS}`);
}

function addChallengeResult(
  { db }: QueryContext,
  code: string,
  body: string,
): Promise<'stored' | 'full' | null> {
  const hash = createHash('sha256').update(body).digest('hex');
  return db.transaction().execute(async (transaction) => {
    if (!(await lockChallenge(transaction, code))) return null;
    const hashes = await resultHashes(transaction, code);
    if (hashes.includes(hash)) return 'stored';
    if (hashes.length >= MOST_CHALLENGE_RESULTS) return 'full';
    await transaction.insertInto('challenge_results').values({ code, hash, body }).execute();
    return 'stored';
  });
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

async function resultHashes(db: Kysely<Schema>, code: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('challenge_results').select('hash').where('code', '=', code).execute();
  return rows.map(({ hash }) => hash);
}

function removeChallenge({ db }: QueryContext, code: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockChallenge(transaction, code))) return false;
    await transaction.deleteFrom('challenge_results').where('code', '=', code).execute();
    await transaction.deleteFrom('challenges').where('code', '=', code).execute();
    return true;
  });
}
