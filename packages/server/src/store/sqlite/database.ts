import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { type CompiledQuery, Kysely, sql } from 'kysely';
import type { Append, Database } from '../database.ts';
import { StoreConflict } from '../errors.ts';
import { insertEntry } from '../queries.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from './dialect.ts';
import type { Step } from './talk.ts';
import { SqliteFault, SqliteWorker } from './worker.ts';

const constraintUnique = 2067;

/** Opens the embedded database in a folder, made where it is missing. */
export async function openSqlite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const worker = await SqliteWorker.open(join(folder, 'nain-jaune.sqlite'));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(worker) });
  // Compiled once: the same statement is run for every entry of a group.
  const insert = insertEntry(db, { table_id: 0, seq: 0, kind: 'game', body: '' }).compile().sql;
  const stepsOf = ({ tableId, from, entries, also }: Append): readonly Step[] => [
    { sql: insert, rows: entries.map(({ kind, body }, place) => [tableId, from + place, kind, body]) },
    ...also.map(stepOf),
  ];
  return {
    kind: 'sqlite',
    db,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    // Every query goes with a group by itself.
    write: async (query) => (await db.executeQuery(query)).rows,
    append: (append) =>
      worker.run(stepsOf(append)).then(nothing, (error) => {
        throw isConflict(error) ? new StoreConflict(append.table) : error;
      }),
    // There are no other nodes.
    tell: () => {},
    onNotice: () => () => {},
    checkNotices: async () => {},
    close: () => worker.close(),
  };
}

/** What an answer comes to where nobody asked. */
function nothing(): void {}

function stepOf({ sql, parameters }: CompiledQuery): Step {
  return { sql, rows: [parameters as readonly SQLInputValue[]] };
}

function isConflict(error: unknown): boolean {
  return error instanceof SqliteFault && error.errcode === constraintUnique;
}
