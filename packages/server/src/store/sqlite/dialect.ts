import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { statementOf } from './messages.ts';
import type { Lock, SqliteWorker } from './worker.ts';

export function sqliteDialect(worker: SqliteWorker): Dialect {
  return {
    createDriver: () => new ThreadDriver(worker),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ThreadAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely does not use transactional DDL on SQLite by default. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The worker batches queries, so they need not wait for each other. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A query outside of a transaction joins the next commit. A transaction locks the database. */
class ThreadConnection implements DatabaseConnection {
  readonly #worker: SqliteWorker;
  #lock: Lock | null = null;

  constructor(worker: SqliteWorker) {
    this.#worker = worker;
  }

  async begin(): Promise<void> {
    this.#lock = await this.#worker.lock();
    await this.executeQuery(CompiledQuery.raw('begin'));
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.executeQuery(CompiledQuery.raw(command));
    } finally {
      this.#lock?.release();
      this.#lock = null;
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const request = [statementOf(query)];
    const { rows, changes } = await (this.#lock?.run(request) ?? this.#worker.commits.add(request));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('The embedded store does not stream results.');
  }
}

class ThreadDriver implements Driver {
  readonly #worker: SqliteWorker;

  constructor(worker: SqliteWorker) {
    this.#worker = worker;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#worker);
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#worker.close();
  }
}
