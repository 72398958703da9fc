import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore, type Store, type StoreConfig, type StoreKind, type TableMeta } from '../store/index.ts';
import { startPostgres } from './postgres.ts';

/** Where a store is: the folder of the embedded database, or a PostgreSQL. */
export type StorePlace = Pick<StoreConfig, 'databaseUrl' | 'folder'>;

/** One of the two databases. */
export interface TestDatabase {
  readonly kind: StoreKind;
  /** Creates an empty database. */
  makePlace(): Promise<StorePlace>;
  stop(): Promise<void>;
}

/** Starts each of the two databases. */
export const testDatabases: readonly { kind: StoreKind; start(): Promise<TestDatabase> }[] = [
  { kind: 'sqlite', start: startSqlite },
  { kind: 'postgres', start: startPostgresDatabase },
];

/** The metadata of a table that waits for people. */
export const gathering: TableMeta = {
  open: true,
  phase: 'gathering',
  lobby: '{"host":"Anne"}',
  present: 1,
};

/** Opens a store for a node of this name. */
export function openFor(place: StorePlace, node = 'anne', config: Partial<StoreConfig> = {}): Promise<Store> {
  return openStore({ ...place, node: { id: node, address: `${node}:1760` }, ...config });
}

/** The numbers of the games of a table that have a record. */
export async function gamesOf(store: Store, table: string): Promise<readonly number[]> {
  return (await store.records(table)).map(({ game }) => game);
}

/** The file of the embedded database of a place. */
export function fileOf({ folder }: StorePlace): string {
  return join(folder, 'nain-jaune.sqlite');
}

/** Runs SQL in the database of a place, past the store. An embedded database must be closed. */
export async function queryDatabase(place: StorePlace, sql: string): Promise<readonly object[]> {
  if (place.databaseUrl === undefined) return querySqlite(fileOf(place), sql);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function querySqlite(file: string, sql: string): readonly object[] {
  const database = new DatabaseSync(file);
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

async function startSqlite(): Promise<TestDatabase> {
  const parent = await mkdtemp(join(tmpdir(), 'nain-store-'));
  return {
    kind: 'sqlite',
    makePlace: async () => ({ folder: await mkdtemp(join(parent, 'place-')) }),
    stop: () => rm(parent, { recursive: true }),
  };
}

async function startPostgresDatabase(): Promise<TestDatabase> {
  const postgres = await startPostgres();
  return {
    kind: 'postgres',
    makePlace: async () => ({ databaseUrl: await postgres.makeDatabase(), folder: '' }),
    stop: () => postgres.stop(),
  };
}
