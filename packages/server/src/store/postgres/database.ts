import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, type QueryResult, sql } from 'kysely';
import type { Append, Database, DatabaseOptions } from '../database.ts';
import { StoreUnreachable } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import { CommitBatcher, type Outcome } from '../queues.ts';
import type { Schema } from '../schema.ts';
import { appendAll } from './append.ts';
import { createPool, type PoolOptions, settingsFor, type Timeouts } from './pool.ts';

const unreferenced = { ref: false };
/** A commit that writes to the log waits until all earlier commits are on the disk. */
const SYNC_LOG =
  "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'nain-jaune', ''); commit";

/** The key of the lock of `exclusive`. Other programs on the database must not use it. */
const EXCLUSIVE_LOCK = 1760;

type Connect = (options: PoolOptions) => Kysely<Schema>;

export async function openPostgres(
  url: string,
  node: string,
  timeouts: Timeouts,
  { onTrouble, now = postgresNow }: DatabaseOptions,
): Promise<Database> {
  const settings = settingsFor(url, timeouts);
  const connect: Connect = (options) =>
    new Kysely({ dialect: new PostgresDialect({ pool: createPool(settings, options, onTrouble) }) });
  await migrateDatabase(connect);
  return postgresOf({ connect, node, timeouts, now });
}

/** Without a time limit, because a large database takes long to migrate. */
async function migrateDatabase(connect: Connect): Promise<void> {
  const db = connect({ connections: 1, syncs: true, isUnlimited: true });
  try {
    await migrate(db, 'postgres', 'The database in DATABASE_URL');
  } finally {
    await db.destroy();
  }
}

function postgresNow() {
  return sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

interface Parts {
  readonly connect: Connect;
  readonly node: string;
  readonly timeouts: Timeouts;
  readonly now: Database['now'];
}

function postgresOf({ connect, node, timeouts, now }: Parts): Database {
  // Separate connections, so that writes and appends do not wait for other statements.
  const db = connect({ connections: 4, syncs: true });
  const appender = connect({ connections: 1, syncs: true });
  const writer = connect({ connections: 1, syncs: false });
  const appends = new CommitBatcher<Append, void>((batch) => appendAll({ db: appender, now }, node, batch));
  const writes = new CommitBatcher<CompiledQuery, QueryResult<unknown>>((batch) =>
    writer.connection().execute((connection) => writeAll(connection, batch)),
  );
  return {
    kind: 'postgres',
    db,
    now,
    write: async <Row>(query: CompiledQuery<Row>, isUrgent?: boolean) =>
      (await writes.add(query, isUrgent)) as QueryResult<Row>,
    append: (append) => appends.add(append),
    exclusive: (act) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${EXCLUSIVE_LOCK}::bigint)`.execute(transaction);
        return act();
      }),
    probe: async () => {
      // `beat` uses the writer.
      await Promise.all([db, appender].map((one) => one.executeQuery(CompiledQuery.raw('select 1'))));
    },
    truncateLog: async () => {},
    backup: () => Promise.reject(new Error('Use pg_dump to copy a PostgreSQL database.')),
    close: async () => {
      await Promise.all([appends.idle(), writes.idle()]);
      const ended = [db.destroy(), appender.destroy(), writer.destroy()];
      // Does not wait for a database that does not answer.
      await Promise.race([Promise.all(ended), setTimeout(timeouts.connectMs, undefined, unreferenced)]);
    },
  };
}

/** Runs each statement in its own commit, so that nodes never wait for each other's locks. One sync of the log follows. */
async function writeAll(
  db: Kysely<Schema>,
  queries: readonly CompiledQuery[],
): Promise<readonly Outcome<QueryResult<unknown>>[]> {
  const outcomes: Outcome<QueryResult<unknown>>[] = [];
  for (const query of queries) outcomes.push(await writeOne(db, query));
  await db.executeQuery(CompiledQuery.raw(SYNC_LOG));
  return outcomes;
}

async function writeOne(db: Kysely<Schema>, query: CompiledQuery): Promise<Outcome<QueryResult<unknown>>> {
  try {
    return { result: await db.executeQuery(query) };
  } catch (error) {
    if (error instanceof StoreUnreachable) throw error;
    return { error };
  }
}
