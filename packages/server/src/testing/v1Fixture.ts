/**
 * A database of version 0.1.0 (schema 0001, commit cf213d5) and the facts about its tables that later versions must preserve.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { createTables } from '../store/migrations/0001-tables.ts';
import { mergeSnapshots } from '../store/migrations/0002-snapshots.ts';
import { sqliteDialect } from '../store/sqlite/dialect.ts';
import { SqliteWorker } from '../store/sqlite/worker.ts';
import type { StoreKind } from '../store/types.ts';
import { fileOf, type StorePlace } from './stores.ts';

const fixtures = join(import.meta.dirname, '../store/fixtures');
const TABLES = ['nodes', 'tables', 'entries', 'records', 'pass'];

/** A table of the fixture. Keys are missing if they do not apply. */
export interface FixtureTable {
  readonly code: string;
  readonly phase?: string;
  readonly settings?: unknown;
  readonly people?: readonly {
    readonly id: number;
    readonly name: string;
    readonly face: string | null;
    readonly muted: boolean;
  }[];
  readonly games?: number;
  readonly records?: readonly unknown[];
  readonly lastActs?: readonly { readonly id: string; readonly move: string }[] | null;
  readonly views: readonly {
    readonly person: number;
    readonly token: string;
    readonly left?: true;
    readonly sayings?: readonly { readonly person: number; readonly number: number }[];
    readonly hand?: readonly number[] | null;
    readonly counters?: readonly number[] | null;
    readonly boxes?: readonly number[] | null;
    readonly ended?: unknown;
    readonly seatToMove?: number | null;
  }[];
}

type FixtureName = 'gathering' | 'deal' | 'between' | 'secondGame' | 'superseded' | 'closed' | 'damaged';

export const v1Facts = JSON.parse(readFileSync(join(fixtures, 'v1.json'), 'utf8')) as Readonly<
  Record<FixtureName, FixtureTable>
>;

/** Restores the fixture as a file, or row by row in PostgreSQL at schema 0001. */
export async function restoreV1({ databaseUrl, folder }: StorePlace): Promise<void> {
  if (databaseUrl === undefined) return writeFixture(folder);
  const copy = mkdtempSync(join(tmpdir(), 'nain-v1-'));
  writeFixture(copy);
  await copyToPostgres(copy, databaseUrl);
  rmSync(copy, { recursive: true });
}

/** Restores the fixture and migrates it to schema 0002. */
export async function restoreV2(place: StorePlace): Promise<void> {
  await restoreV1(place);
  if (place.databaseUrl !== undefined) {
    const pool = new pg.Pool({ connectionString: place.databaseUrl });
    return migrateToV2(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), 'postgres');
  }
  const worker = await SqliteWorker.open(fileOf(place));
  return migrateToV2(new Kysely<unknown>({ dialect: sqliteDialect(worker) }), 'sqlite');
}

async function migrateToV2(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
  const target = { kind, now: sql<number>`0` };
  const getMigrations = async () => ({
    '0001-tables': { up: (db: Kysely<unknown>) => createTables(db, target) },
    '0002-snapshots': { up: (db: Kysely<unknown>) => mergeSnapshots(db, target) },
  });
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  await db.destroy();
  if (error !== undefined) throw error;
}

function writeFixture(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf({ folder }), gunzipSync(readFileSync(join(fixtures, 'v1.sqlite.gz'))));
}

async function copyToPostgres(folder: string, url: string): Promise<void> {
  const db = await createV1Schema(url);
  const file = new DatabaseSync(fileOf({ folder }));
  for (const table of TABLES) {
    for (const row of file.prepare(`select * from ${table}`).all())
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(db);
  }
  await sql`select setval('tables_id_seq', (select max(id) from tables))`.execute(db);
  file.close();
  await db.destroy();
}

async function createV1Schema(url: string): Promise<Kysely<unknown>> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  const first = { up: (db: Kysely<unknown>) => createTables(db, { kind: 'postgres', now: sql<number>`0` }) };
  const provider = { getMigrations: async () => ({ '0001-tables': first }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}
