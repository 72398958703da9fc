import type { SQLInputValue } from 'node:sqlite';
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
import type { Ask, SqliteWorker } from './worker.ts';

/** Lets Kysely speak to the thread of the embedded database. */
export function sqliteDialect(worker: SqliteWorker): Dialect {
  return {
    createDriver: () => new ThreadDriver(worker),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ThreadAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite makes and drops tables within transactions; Kysely does not make use of it by itself. */
class ThreadAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Whoever asks goes with the next group, and need not wait until others have been answered. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Outside of transactions a query goes with the next group; a transaction has the database to itself. */
class ThreadConnection implements DatabaseConnection {
  readonly #worker: SqliteWorker;
  #transaction: { ask: Ask; end(): void } | null = null;

  constructor(worker: SqliteWorker) {
    this.#worker = worker;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#worker.transaction();
    await this.executeQuery(CompiledQuery.raw('begin'));
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.executeQuery(CompiledQuery.raw(command));
    } finally {
      this.#transaction?.end();
      this.#transaction = null;
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const request = [{ sql, rows: [parameters as readonly SQLInputValue[]] }];
    const { rows, changes } = await (this.#transaction?.ask(request) ?? this.#worker.run(request));
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('The embedded store does not stream');
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
