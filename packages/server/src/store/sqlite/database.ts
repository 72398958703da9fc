import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { createPrivate, createPrivateFolder } from '../../security/privateFiles.ts';
import type { Append, Database, DatabaseOptions } from '../database.ts';
import { deleteSuperseded, insertEntry, insertRecords, recordsOf, supersededBy } from '../entryQueries.ts';
import { StoreConflict } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Schema } from '../schema.ts';
import { compact, truncateLog } from './compact.ts';
import { sqliteDialect } from './dialect.ts';
import { type Request, type Statement, statementOf } from './messages.ts';
import { folderProblem, openingProblem } from './openProblems.ts';
import { SqliteError, SqliteWorker } from './worker.ts';

/** Extended result codes of violated unique constraints and primary keys. */
const CONFLICTS: readonly (number | null)[] = [2067, 1555];
/** Prefix of the database file, its log and its index. */
const FILE = 'nain-jaune.sqlite';

/**
 * Opens, creates and migrates the embedded database of a folder. Rejects with an `Error` that says what to change if the
 * folder or its database cannot be used.
 */
export async function openSqlite(
  folder: string,
  { onTrouble, now = sqliteNow }: DatabaseOptions,
): Promise<Database> {
  await prepareFolder(folder);
  const path = resolve(folder, FILE);
  try {
    return await openFile(path, onTrouble, now);
  } catch (error) {
    throw openingProblem(path, error);
  }
}

async function openFile(
  path: string,
  onTrouble: DatabaseOptions['onTrouble'],
  now: Database['now'],
): Promise<Database> {
  const worker = await SqliteWorker.open(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(worker) });
  try {
    await migrate(db, 'sqlite', `The database ${path}`);
    await compact(worker, onTrouble);
  } catch (error) {
    await worker.close();
    throw error;
  }
  return sqliteOf(worker, db, now);
}

/** Creates the folder and the database file, and checks that the folder and the database files are writable. */
async function prepareFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  try {
    await createPrivateFolder(path);
    const files = (await readdir(path)).filter((name) => name.startsWith(FILE));
    for (const file of ['.', ...files]) await access(join(path, file), constants.W_OK);
    await createPrivate(join(path, FILE));
  } catch (error) {
    throw folderProblem(path, error);
  }
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
    // The worker batches all queries.
    write: (query) => db.executeQuery(query),
    exclusive: (act) => act(),
    append: (append) => worker.commits.add(requestOf(append)).then(ignore, rejectWith(append.table)),
    // There is one connection, which `beat` uses.
    probe: async () => {},
    truncateLog: () => truncateLog(worker),
    backup: (file) => worker.backup(file),
    close: () => worker.close(),
  };
}

/** Returns a function that converts appends to requests. The statements are compiled once. */
function requestsFor({ db, now }: Pick<Database, 'db' | 'now'>): (append: Append) => Request {
  const insert = insertEntry(db, { table_id: 0, seq: 0, kind: 'game', body: '' }).compile().sql;
  const remove = deleteSuperseded(db, { table_id: 0, kind: 'game', before: 0 }).compile().sql;
  return (append) => {
    const { tableId, from, entries } = append;
    const rows = entries.map(({ kind, body }, index) => [tableId, from + index, kind, body]);
    const statements: Statement[] = [{ sql: insert, rows }];
    for (const record of recordsOf(append))
      statements.push(statementOf(insertRecords({ db, now }, [record]).compile()));
    const superseded = supersededBy(append).map(({ table_id, kind, before }) => [table_id, kind, before]);
    if (superseded.length > 0) statements.push({ sql: remove, rows: superseded });
    return statements;
  };
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
