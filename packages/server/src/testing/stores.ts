import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreConfig, type TableMeta } from '../store/index.ts';
import { startPostgres } from './postgres.ts';

/** A new and empty place for a store: the embedded database in its folder, or a PostgreSQL. */
export type StorePlace = Pick<StoreConfig, 'databaseUrl' | 'folder'>;

/** One of the two databases, for tests that both must pass. */
export interface TestDatabase {
  readonly kind: Store['kind'];
  makePlace(): Promise<StorePlace>;
  stop(): Promise<void>;
}

/** What starts each of the two databases. */
export const testDatabases: readonly { kind: Store['kind']; start(): Promise<TestDatabase> }[] = [
  { kind: 'sqlite', start: startSqlite },
  { kind: 'postgres', start: startPostgresDatabase },
];

/** What the tests say of a table that waits for people. */
export const gathering: TableMeta = { open: true, phase: 'gathering', lobby: '{"host":"Anne"}' };

/** Opens the store of a place for a node whose name is its address too. */
export function openFor(place: StorePlace, node = 'anne', wishes: Partial<StoreConfig> = {}): Promise<Store> {
  return openStore({ ...place, node: { id: node, address: `${node}:1760` }, ...wishes });
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
