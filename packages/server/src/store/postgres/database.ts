import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Append, Database } from '../database.ts';
import { StoreConflict } from '../errors.ts';
import { Group, type Outcome } from '../group.ts';
import { insertOwnEntries } from '../queries.ts';
import type { Schema } from '../schema.ts';
import { Notices } from './notices.ts';
import { makePool, type Patience, settingsFor } from './pool.ts';

const unheld = { ref: false };
const uniqueViolation = '23505';

/** Opens a PostgreSQL that nodes share. */
export async function openPostgres(
  url: string,
  node: string,
  patience: Patience,
  onTrouble: (error: Error) => void,
): Promise<Database> {
  const settings = settingsFor(url, patience);
  const notices = new Notices(settings, node, onTrouble);
  await notices.open();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: makePool(settings, onTrouble) }) });
  const group = new Group<Append, void>(async (appends) => {
    const outcomes = await write(db, node, appends);
    const kept = appends.filter((_append, place) => 'result' in (outcomes[place] ?? {}));
    if (kept.length > 0) notices.tell({ type: 'appended', node, tables: kept.map(lastOf) });
    return outcomes;
  });
  return {
    kind: 'postgres',
    db,
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    append: (append) => group.add(append),
    tell: (notice) => notices.tell(notice),
    onNotice: (listener) => notices.listen(listener),
    checkNotices: () => notices.check(),
    close: async () => {
      await group.idle();
      // Whoever does not answer is left behind.
      await Promise.race([
        Promise.all([notices.close(), db.destroy()]),
        setTimeout(patience.connectMs, undefined, unheld),
      ]);
    },
  };
}

function lastOf({ table, rows }: Append): readonly [string, number] {
  return [table, rows.at(-1)?.seq ?? 0];
}

async function write(
  db: Kysely<Schema>,
  node: string,
  appends: readonly Append[],
): Promise<readonly Outcome<void>[]> {
  try {
    const own = await (appends.some(({ also }) => also.length > 0)
      ? db.transaction().execute((transaction) => writeAll(transaction, node, appends))
      : insertAll(db, node, appends));
    return appends.map((append) =>
      own.has(append.tableId) ? { result: undefined } : { error: new StoreConflict(append.table) },
    );
  } catch (error) {
    if (!isTaken(error)) throw error;
    return appends.length === 1 ? conflicts(appends) : writeEach(db, node, appends);
  }
}

/** One of them stands in the way of all: each for itself, then. */
async function writeEach(
  db: Kysely<Schema>,
  node: string,
  appends: readonly Append[],
): Promise<readonly Outcome<void>[]> {
  const outcomes: Outcome<void>[] = [];
  for (const append of appends) outcomes.push(...(await write(db, node, [append])));
  return outcomes;
}

async function writeAll(
  db: Kysely<Schema>,
  node: string,
  appends: readonly Append[],
): Promise<ReadonlySet<number>> {
  const own = await insertAll(db, node, appends);
  for (const { tableId, also } of appends) {
    if (own.has(tableId)) for (const query of also) await db.executeQuery(query);
  }
  return own;
}

/** Inserts the entries of the tables that are this node's, and gives the ids of those tables. */
async function insertAll(
  db: Kysely<Schema>,
  node: string,
  appends: readonly Append[],
): Promise<ReadonlySet<number>> {
  const entries = appends.flatMap(({ tableId, rows }) => rows.map((row) => ({ table_id: tableId, ...row })));
  const inserted = await insertOwnEntries(db, node, entries).execute();
  return new Set(inserted.map(({ table_id }) => table_id));
}

function conflicts(appends: readonly Append[]): readonly Outcome<void>[] {
  return appends.map(({ table }) => ({ error: new StoreConflict(table) }));
}

function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation;
}
