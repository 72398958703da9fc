import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres/database.ts';
import { PATIENCE, type Patience } from './postgres/pool.ts';
import * as queries from './queries.ts';
import { openSqlite } from './sqlite/database.ts';
import { DEAD_AFTER_MS, type Store, type StoreNode } from './store.ts';
import { TableStore } from './tableStore.ts';

const longDeadMs = 24 * 60 * 60 * 1000;

/** Where a store is, and who opens it. */
export interface StoreConfig {
  /** A PostgreSQL that servers share; without it the store is embedded. */
  readonly databaseUrl?: string;
  /** The folder of the embedded database. */
  readonly folder: string;
  readonly node: StoreNode;
  /** Is told of trouble that the store deals with by itself, such as a lost connection: for the log. */
  readonly onTrouble?: (error: Error) => void;
  /** Another patience with silent nodes, for tests. */
  readonly deadAfterMs?: number;
  /** Another patience with a silent PostgreSQL, for tests. */
  readonly patience?: Patience;
}

/**
 * Opens the store, brings it to today's schema and says that this node is alive. Rejects with `StoreTaken` where another
 * server has the embedded database, and with `StoreUnreachable` where the database does not answer.
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const database = await openDatabase(config);
  try {
    const asking = {
      db: database.db,
      now: database.now,
      node: config.node,
      deadAfterMs: config.deadAfterMs ?? DEAD_AFTER_MS,
    };
    await migrate(database.db, database.kind);
    // The embedded database has one server: whoever else is named there has died.
    await queries.forgetNodes(asking, database.kind === 'sqlite' ? -1 : longDeadMs).execute();
    await queries.beat(asking).execute();
    return new TableStore(database, asking.node, asking.deadAfterMs);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase({ databaseUrl, folder, node, patience, onTrouble }: StoreConfig): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(folder);
  return openPostgres(databaseUrl, node.id, patience ?? PATIENCE, onTrouble ?? (() => {}));
}
