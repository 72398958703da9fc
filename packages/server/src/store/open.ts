import { sql } from 'kysely';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/database.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from './postgres/pool.ts';
import * as queries from './queries.ts';
import { openSqlite } from './sqlite/database.ts';
import { Store } from './store.ts';
import { DEAD_AFTER_MS, type StoreNode } from './types.ts';

const FORGET_NODES_AFTER_MS = 24 * 60 * 60 * 1000;

export interface StoreConfig {
  readonly databaseUrl?: string;
  readonly folder: string;
  readonly node: StoreNode;
  /** Receives errors that the store recovers from, such as a lost connection. */
  readonly onTrouble?: (error: Error) => void;
  /** For tests. */
  readonly deadAfterMs?: number;
  /** For tests. */
  readonly timeouts?: Timeouts;
  /** Replaces the clock of the database, in milliseconds since 1970. For tests. */
  readonly now?: () => number;
}

/**
 * Opens the store, migrates it and marks this node as alive. Rejects with `StoreTaken` if another server uses the embedded
 * database, and with `StoreUnreachable` if the database does not answer.
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  const database = await openDatabase(config);
  const { db, now } = database;
  const context = { db, now, node: config.node, deadAfterMs: config.deadAfterMs ?? DEAD_AFTER_MS };
  try {
    await (database.kind === 'sqlite' ? forgetFormerRuns(context) : forgetDeadNodes(context));
    await queries.beat(context).execute();
    return new Store(database, context);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase({ now, onTrouble, ...config }: StoreConfig): Promise<Database> {
  const { databaseUrl, folder, node, timeouts = DEFAULT_TIMEOUTS } = config;
  const options = {
    onTrouble: onTrouble ?? (() => {}),
    ...(now && { now: () => sql<number>`cast(${now()} as bigint)` }),
  };
  if (databaseUrl === undefined) return openSqlite(folder, options);
  return openPostgres(databaseUrl, node.id, timeouts, options);
}

async function forgetFormerRuns(context: queries.QueryContext): Promise<void> {
  await queries.releaseAllTables(context).execute();
  await queries.deleteAllNodes(context).execute();
}

async function forgetDeadNodes(context: queries.QueryContext): Promise<void> {
  await queries.releaseTablesOfDead(context, FORGET_NODES_AFTER_MS).execute();
  await queries.deleteDeadNodes(context, FORGET_NODES_AFTER_MS).execute();
}
