import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreUnreachable } from '../errors.ts';

/** How long PostgreSQL may take: to let one in, and to answer. */
export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

/** Long enough for a busy database, short enough that nobody waits for one that is gone. */
export const PATIENCE: Patience = { connectMs: 4000, answerMs: 8000 };

const int8 = 20;
/** Classes of SQLSTATE that tell of the database's state: connection, resources, an operator's act, its system. */
const troubles = ['08', '53', '57', '58'];
/** What is asked of a standby: it may only read. */
const readOnly = '25006';

/** Large numbers of the database are moments in milliseconds, which a number holds exactly. */
const types = new pg.TypeOverrides();
types.setTypeParser(int8, Number);

/** How to reach a PostgreSQL: what every connection to it is made with. */
export function settingsFor(url: string, { connectMs, answerMs }: Patience): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'nain-jaune',
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
    types,
  };
}

/** How many connections a pool has, and whether each of their commits waits until it is on the disk. */
export interface PoolWishes {
  readonly connections: number;
  readonly syncs: boolean;
}

/** Makes the pool that Kysely draws connections from. A connection that broke or was silent is not used again. */
export function makePool(
  settings: pg.ClientConfig,
  { connections, syncs }: PoolWishes,
  onTrouble: (error: Error) => void,
): PostgresPool {
  const pool = new pg.Pool({ ...settings, max: connections });
  // A connection may break while nothing is asked of it: it is replaced when the next one is wanted.
  pool.on('connect', (client) => client.on('error', onTrouble));
  // Of those that are idle the pool tells once more.
  pool.on('error', () => {});
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await reached(pool.connect());
    const known = guarded.get(client) ?? (await prepare(client, syncs));
    guarded.set(client, known);
    return known;
  };
  return { options: pool.options, end: () => pool.end(), connect };
}

/**
 * Waits for what PostgreSQL answers. What it says of itself, and whatever else goes wrong on the way to it, becomes
 * `StoreUnreachable`; its complaint about a statement stays as it is.
 */
export async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isComplaint(error)) throw error;
    throw new StoreUnreachable(error instanceof Error ? error.message : String(error), error);
  }
}

function isComplaint(error: unknown): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return error.code !== readOnly && !troubles.includes(error.code.slice(0, 2));
}

async function prepare(client: pg.PoolClient, syncs: boolean): Promise<PostgresPoolClient> {
  try {
    // Whatever the server is set to: a node that stalls holds nothing up.
    const limits = "set statement_timeout = '6s'; set idle_in_transaction_session_timeout = '6s'";
    await reached(client.query(`set synchronous_commit = ${syncs ? 'on' : 'off'}; ${limits}`));
  } catch (error) {
    client.release(true);
    throw error;
  }
  return guard(client);
}

function guard(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await reached(client.query(sql, [...parameters]));
    } catch (error) {
      isBroken ||= error instanceof StoreUnreachable;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isBroken),
  };
}
