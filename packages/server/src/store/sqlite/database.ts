import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import type { Append, Database, DatabaseOptions } from '../database.ts';
import {
  deleteSuperseded,
  insertEntry,
  insertRecords,
  recordsOf,
  rowsOf,
  supersededBy,
} from '../entryQueries.ts';
import { StoreConflict } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { compact, truncateLog } from './compact.ts';
import { sqliteDialect } from './dialect.ts';
import type { Request, Statement } from './messages.ts';
import { SqliteError, SqliteWorker } from './worker.ts';

/** The extended result codes of violated unique constraints and primary keys. */
const CONFLICTS: readonly (number | null)[] = [2067, 1555];

/** Opens the embedded database of a folder, or creates it, and migrates it. */
export async function openSqlite(
  folder: string,
  { onTrouble, now = sqliteNow }: DatabaseOptions,
): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const worker = await SqliteWorker.open(join(folder, 'nain-jaune.sqlite'));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(worker) });
  try {
    await migrate(db, { kind: 'sqlite', now: now() });
    await compact(worker, onTrouble);
  } catch (error) {
    await worker.close();
    throw error;
  }
  return sqliteOf(worker, db, now);
}

function sqliteNow() {
  return sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
}

function sqliteOf(worker: SqliteWorker, db: Kysely<Schema>, now: Database['now']): Database {
  const requestOf = requestsFor({ db, now });
  return {
    kind: 'sqlite',
    db,
    now,
    // The worker batches every query.
    write: (query) => db.executeQuery(query),
    append: (append) => worker.run(requestOf(append)).then(ignore, rejectWith(append.table)),
    truncateLog: () => truncateLog(worker),
    backup: (file) => worker.backup(file),
    close: () => worker.close(),
  };
}

/** Returns a function that translates an append. The statements are compiled once. */
function requestsFor({ db, now }: Pick<Database, 'db' | 'now'>): (append: Append) => Request {
  const insert = insertEntry(db, { table_id: 0, seq: 0, kind: 'game', body: '' }).compile().sql;
  const remove = deleteSuperseded(db, { table_id: 0, kind: 'game', before: 0 }).compile().sql;
  return (append) => {
    const entries = rowsOf(append).map(({ table_id, seq, kind, body }) => [table_id, seq, kind, body]);
    const superseded = supersededBy(append).map(({ table_id, kind, before }) => [table_id, kind, before]);
    const records = recordsOf(append).map((record) => insertRecords({ db, now }, [record]).compile());
    const statements = [{ sql: insert, rows: entries }, ...records.map(statementOf)];
    return superseded.length === 0 ? statements : [...statements, { sql: remove, rows: superseded }];
  };
}

function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, rows: [parameters as readonly SQLInputValue[]] };
}

function ignore(): void {}

function rejectWith(table: string): (error: unknown) => never {
  return (error) => {
    throw isConflict(error) ? new StoreConflict(table) : error;
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof SqliteError && CONFLICTS.includes(error.errcode);
}
