import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, type StoreConfig } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { StoreKind, TableMeta, UntouchedTime } from '../store/types.ts';
import { queryPostgres, startPostgres } from './postgres.ts';

/** The location of a store: the folder of the embedded database, or a PostgreSQL. */
export type StorePlace = Pick<StoreConfig, 'databaseUrl' | 'folder'>;

export interface TestDatabase {
  readonly kind: StoreKind;
  makePlace(): Promise<StorePlace>;
  stop(): Promise<void>;
}

export const testDatabases: readonly { kind: StoreKind; start(): Promise<TestDatabase> }[] = [
  { kind: 'sqlite', start: startSqlite },
  { kind: 'postgres', start: startPostgresDatabase },
];

/** The metadata of a table in the phase `gathering`. */
export const gathering: TableMeta = {
  open: true,
  phase: 'gathering',
  lobby: '{"host":"Anne"}',
  present: 1,
};

export function after(milliseconds: number): UntouchedTime {
  return { table: milliseconds, boardTable: milliseconds };
}

export function openFor(place: StorePlace, node = 'anne', config: Partial<StoreConfig> = {}): Promise<Store> {
  return openStore({ ...place, node: { id: node, address: `${node}:1760` }, ...config });
}

export async function gamesOf(store: Store, table: string): Promise<readonly number[]> {
  return (await store.records(table)).map(({ game }) => game);
}

/** Returns the listed records, the latest first. */
export async function listedIn(store: Store, limit: number): Promise<readonly string[]> {
  const records: string[] = [];
  for await (const record of store.listedRecords(limit)) records.push(record);
  return records;
}

export function fileOf({ folder }: StorePlace): string {
  return join(folder, 'nain-jaune.sqlite');
}

/** Runs SQL in the database. An embedded database must be closed. */
export async function queryDatabase(place: StorePlace, sql: string): Promise<readonly object[]> {
  const { databaseUrl } = place;
  return databaseUrl === undefined ? querySqlite(fileOf(place), sql) : queryPostgres(databaseUrl, sql);
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

export interface ServerDatabase {
  makeEnvironment(): Promise<Readonly<Record<string, string>>>;
  stop(): Promise<void>;
}

export async function startDatabase(kind: TestDatabase['kind']): Promise<ServerDatabase> {
  const database = await testDatabases.find((one) => one.kind === kind)?.start();
  if (database === undefined) throw new Error(`there is no database ${kind}`);
  const makeEnvironment = async () => {
    const { databaseUrl, folder } = await database.makePlace();
    return databaseUrl === undefined ? { DATA_FOLDER: folder ?? '' } : { DATABASE_URL: databaseUrl };
  };
  return { makeEnvironment, stop: () => database.stop() };
}
