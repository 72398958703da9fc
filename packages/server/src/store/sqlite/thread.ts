/** The thread of the embedded database, which blocks on the disk. */
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Failure, Reply, Request, Rows, Statement, Task } from './messages.ts';

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

const MAX_PREPARED = 200;
const prepared = new Map<string, Prepared>();

const port = parentPort;
if (port === null) throw new Error('This module is a thread of the store.');
const { path } = workerData as { readonly path: string };
const database = open();
/** Resolves when the next task may start. */
let turn = Promise.resolve();
if (database === null) port.close();
else
  port.on('message', (message: { id: number; task: Task }) => {
    turn = turn.then(() => perform(message, database));
  });

function open(): DatabaseSync | null {
  let opened: DatabaseSync | null = null;
  try {
    opened = new DatabaseSync(path);
    opened.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
    // The first transaction takes the lock permanently, so that a second server fails at once.
    opened.exec('begin immediate; commit');
    reply({ id: 0, results: [{ rows: [], changes: 0 }] });
    return opened;
  } catch (error) {
    opened?.close();
    reply({ id: 0, results: [failureOf(error)] });
    return null;
  }
}

function reply(message: Reply): void {
  port?.postMessage(message);
}

function perform({ id, task }: { id: number; task: Task }, database: DatabaseSync): Promise<void> | void {
  if (task.type === 'backup') return beginBackup(id, task.file, database);
  if (task.type === 'commit') return reply({ id, results: commitAll(task.requests, database) });
  if (task.type === 'run') return reply({ id, results: [attempt(() => runAll(task.request, database))] });
  database.close();
  port?.close();
}

/** Resolves when the first pages are copied. SQLite refuses to start a backup during a transaction, but continues one. */
function beginBackup(id: number, file: string, database: DatabaseSync): Promise<void> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  backup(database, file, { progress: () => begin() })
    .then((changes) => reply({ id, results: [{ rows: [], changes }] }))
    .catch((error: unknown) => reply({ id, results: [failureOf(error)] }))
    .finally(begin);
  return begun;
}

function commitAll(requests: readonly Request[], database: DatabaseSync): readonly (Rows | Failure)[] {
  try {
    return inTransaction(database, () => requests.map((request) => runAll(request, database)));
  } catch (error) {
    if (requests.length === 1) return [failureOf(error)];
    // One request failed. Separate commits let the others succeed.
    return requests.map((request) => attempt(() => inTransaction(database, () => runAll(request, database))));
  }
}

function inTransaction<Result>(database: DatabaseSync, act: () => Result): Result {
  database.exec('begin');
  try {
    const result = act();
    database.exec('commit');
    return result;
  } catch (error) {
    // On a full disk SQLite may have rolled back already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function attempt(act: () => Rows): Rows | Failure {
  try {
    return act();
  } catch (error) {
    return failureOf(error);
  }
}

function runAll(request: Request, database: DatabaseSync): Rows {
  let last: Rows = { rows: [], changes: 0 };
  for (const statement of request) last = run(statement, database);
  return last;
}

function run({ sql, rows }: Statement, database: DatabaseSync): Rows {
  const { statement, returnsRows } = prepare(sql, database);
  let last: Rows = { rows: [], changes: 0 };
  for (const row of rows) {
    if (returnsRows) {
      const found = statement.all(...row);
      last = { rows: found, changes: found.length };
    } else last = { rows: [], changes: Number(statement.run(...row).changes) };
  }
  return last;
}

function prepare(sql: string, database: DatabaseSync): Prepared {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= MAX_PREPARED) prepared.clear();
  const statement = database.prepare(sql);
  const fresh: Prepared = { statement, returnsRows: statement.columns().length > 0 };
  prepared.set(sql, fresh);
  return fresh;
}

function failureOf(error: unknown): Failure {
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, errcode: errcode ?? null };
}
