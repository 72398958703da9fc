import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Append, Database } from '../database.ts';
import { StoreConflict, StoreUnreachable } from '../errors.ts';
import { Group, type Outcome } from '../group.ts';
import { insertOwnEntries } from '../queries.ts';
import type { Schema } from '../schema.ts';
import { Notices } from './notices.ts';
import { makePool, type Patience, type PoolWishes, settingsFor } from './pool.ts';

const unheld = { ref: false };
/** A commit that leaves a mark in the log waits until the log is on the disk, with all the commits before it. */
const syncAll =
  "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'nain-jaune', ''); commit";
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
  const connect = (wishes: PoolWishes): Kysely<Schema> =>
    new Kysely({ dialect: new PostgresDialect({ pool: makePool(settings, wishes, onTrouble) }) });
  // Apart, so that what is written never waits for what is read, nor entries for anything.
  const db = connect({ connections: 4, syncs: true });
  const appender = connect({ connections: 1, syncs: true });
  const changer = connect({ connections: 1, syncs: false });
  const appends = new Group<Append, void>(async (group) => {
    const outcomes = await append(appender, node, group);
    const kept = group.filter((_append, place) => 'result' in (outcomes[place] ?? {}));
    if (kept.length > 0) notices.tell({ type: 'appended', node, tables: kept.map(lastOf) });
    return outcomes;
  });
  const changes = new Group<CompiledQuery, readonly unknown[]>((group) =>
    changer.connection().execute((connection) => change(connection, group)),
  );
  return {
    kind: 'postgres',
    db,
    write: async <Row>(query: CompiledQuery<Row>, isUrgent?: boolean) =>
      (await changes.add(query, isUrgent)) as readonly Row[],
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    append: (append) => appends.add(append),
    tell: (notice) => notices.tell(notice),
    onNotice: (listener) => notices.listen(listener),
    checkNotices: () => notices.check(),
    close: async () => {
      await Promise.all([appends.idle(), changes.idle()]);
      // Whoever does not answer is left behind.
      await Promise.race([
        Promise.all([notices.close(), db.destroy(), appender.destroy(), changer.destroy()]),
        setTimeout(patience.connectMs, undefined, unheld),
      ]);
    },
  };
}

function lastOf({ table, from, entries }: Append): readonly [string, number] {
  return [table, from - 1 + entries.length];
}

async function append(
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
  for (const one of appends) outcomes.push(...(await append(db, node, [one])));
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
  const rows = appends.flatMap(({ tableId, from, entries }) =>
    entries.map(({ kind, body }, place) => ({ table_id: tableId, seq: from + place, kind, body })),
  );
  const inserted = await insertOwnEntries(db, node, rows).execute();
  return new Set(inserted.map(({ table_id }) => table_id));
}

/**
 * Makes many changes, each with a commit of its own so that two nodes never wait for each other's, and then syncs the log
 * of the database once for all of them.
 */
async function change(
  db: Kysely<Schema>,
  queries: readonly CompiledQuery[],
): Promise<readonly Outcome<readonly unknown[]>[]> {
  const outcomes: Outcome<readonly unknown[]>[] = [];
  for (const query of queries) outcomes.push(await changeOne(db, query));
  await db.executeQuery(CompiledQuery.raw(syncAll));
  return outcomes;
}

async function changeOne(db: Kysely<Schema>, query: CompiledQuery): Promise<Outcome<readonly unknown[]>> {
  try {
    return { result: (await db.executeQuery(query)).rows };
  } catch (error) {
    if (error instanceof StoreUnreachable) throw error;
    return { error };
  }
}

function conflicts(appends: readonly Append[]): readonly Outcome<void>[] {
  return appends.map(({ table }) => ({ error: new StoreConflict(table) }));
}

function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation;
}
