import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Append } from '../database.ts';
import {
  deleteAllSuperseded,
  insertOwnEntries,
  insertRecords,
  recordsOf,
  supersededBy,
} from '../entryQueries.ts';
import { StoreConflict } from '../errors.ts';
import type { QueryContext } from '../queries.ts';
import type { Outcome } from '../queues.ts';
import type { Schema } from '../schema.ts';

const UNIQUE_VIOLATION = '23505';

type Context = Pick<QueryContext, 'db' | 'now'>;

/** Writes appends in one commit, or each separately if the database refuses one of them. */
export async function appendAll(
  context: Context,
  node: string,
  appends: readonly Append[],
): Promise<readonly Outcome<void>[]> {
  try {
    const stored = await inTransactionIf(appends.some(isReplacing), context.db, (db) =>
      writeAppends({ ...context, db }, node, appends),
    );
    return appends.map((append) => (stored.has(append.tableId) ? { result: undefined } : conflict(append)));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return appends.length === 1 ? appends.map(conflict) : appendEach(context, node, appends);
  }
}

function isReplacing(append: Append): boolean {
  return supersededBy(append).length > 0;
}

/** A single statement needs no transaction. */
function inTransactionIf<Result>(
  isNeeded: boolean,
  db: Kysely<Schema>,
  act: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return isNeeded ? db.transaction().execute(act) : act(db);
}

async function appendEach(
  context: Context,
  node: string,
  appends: readonly Append[],
): Promise<readonly Outcome<void>[]> {
  const outcomes: Outcome<void>[] = [];
  for (const append of appends) outcomes.push(...(await appendAll(context, node, [append])));
  return outcomes;
}

/** Returns the ids of the tables whose entries were inserted. */
async function writeAppends(
  { db, now }: Context,
  node: string,
  appends: readonly Append[],
): Promise<ReadonlySet<number>> {
  const stored = await insertEntries(db, node, appends);
  const own = appends.filter(({ tableId }) => stored.has(tableId));
  const superseded = own.flatMap(supersededBy);
  if (superseded.length > 0) await deleteAllSuperseded(db, superseded).execute();
  const records = own.flatMap(recordsOf);
  if (records.length > 0) await insertRecords({ db, now }, records).execute();
  return stored;
}

async function insertEntries(
  db: Kysely<Schema>,
  node: string,
  appends: readonly Append[],
): Promise<ReadonlySet<number>> {
  const rows = await insertOwnEntries(db, node, appends).execute();
  return new Set(rows.map(({ table_id }) => table_id));
}

function conflict({ table }: Append): Outcome<void> {
  return { error: new StoreConflict(table) };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}
