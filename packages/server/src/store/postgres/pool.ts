import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreUnreachable } from '../errors.ts';

/** Time limits for connecting and for answers. */
export interface Timeouts {
  readonly connectMs: number;
  readonly answerMs: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { connectMs: 4000, answerMs: 8000 };

/** Shorter than the client's time limit, so that the statement ends first. */
const STATEMENT_TIMEOUT = '6s';
const INT8 = 20;
/**
 * SQLSTATE classes of failures of the database, not of the statement: connection, resources, operator intervention, system.
 */
const UNREACHABLE_CLASSES = ['08', '53', '57', '58'];
/** SQLSTATE of a write to a standby. */
const READ_ONLY = '25006';

/** Every `bigint` of the schema is a time in milliseconds, which fits into a number. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

export function settingsFor(url: string, { connectMs, answerMs }: Timeouts): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'nain-jaune',
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
    types,
  };
}

export interface PoolOptions {
  readonly connections: number;
  /** Whether commits wait for the disk. */
  readonly syncs: boolean;
  readonly isUnlimited?: boolean;
}

/** Creates a pool for Kysely. Broken or silent connections are not reused. */
export function createPool(
  settings: pg.ClientConfig,
  options: PoolOptions,
  onTrouble: (error: Error) => void,
): PostgresPool {
  const { connections, isUnlimited = false } = options;
  const pool = new pg.Pool({ ...settings, max: connections, ...(isUnlimited && { query_timeout: 0 }) });
  // Idle connections may break. The next query opens another one.
  pool.on('connect', (client) => client.on('error', onTrouble));
  // The pool emits these errors again. Without a listener they would end the process.
  pool.on('error', () => {});
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await unreachableIfDown(pool.connect());
    const known = guarded.get(client) ?? (await prepare(client, options));
    guarded.set(client, known);
    return known;
  };
  return { options: pool.options, end: () => pool.end(), connect };
}

/** Converts errors of the database or connection to `StoreUnreachable`. Errors of the statement are unchanged. */
export async function unreachableIfDown<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isErrorOfStatement(error)) throw error;
    throw new StoreUnreachable(error instanceof Error ? error.message : String(error), error);
  }
}

function isErrorOfStatement(error: unknown): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return false;
  return error.code !== READ_ONLY && !UNREACHABLE_CLASSES.includes(error.code.slice(0, 2));
}

async function prepare(
  client: pg.PoolClient,
  { syncs, isUnlimited = false }: PoolOptions,
): Promise<PostgresPoolClient> {
  const settings = [
    `set synchronous_commit = ${syncs ? 'on' : 'off'}`,
    `set statement_timeout = '${isUnlimited ? '0' : STATEMENT_TIMEOUT}'`,
    // A node that stops during a transaction must not block the others.
    `set idle_in_transaction_session_timeout = '${STATEMENT_TIMEOUT}'`,
  ];
  try {
    await unreachableIfDown(client.query(settings.join(';')));
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
      return await unreachableIfDown(client.query(sql, [...parameters]));
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
