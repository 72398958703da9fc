/**
 * The thread that has the embedded database: it waits for the disk so that the server's own thread does not.
 * Started by `SqliteWorker` with the path of the database.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, CLOSE, type Fault, type Report, type Request, type Step, type Task } from './talk.ts';

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

const statementsKept = 200;
const prepared = new Map<string, Prepared>();
const port = parentPort;
if (port === null) throw new Error('This module is a thread of the store');
const { path } = workerData as { readonly path: string };

const database = open();
if (database === null) port.close();
else port.on('message', (task: Task | typeof CLOSE) => hear(task, database));

function open(): DatabaseSync | null {
  try {
    const opened = new DatabaseSync(path);
    opened.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
    // The lock is taken with the first transaction and held from then on: a second server is found out at once.
    opened.exec('begin immediate; commit');
    report({ type: 'ready' });
    return opened;
  } catch (error) {
    report({ type: 'unopened', fault: faultOf(error) });
    return null;
  }
}

function hear(task: Task | typeof CLOSE, database: DatabaseSync): void {
  if (task === CLOSE) {
    database.close();
    port?.close();
  } else report({ type: 'done', answers: answersTo(task, database) });
}

function report(message: Report): void {
  port?.postMessage(message);
}

function answersTo({ requests, commit }: Task, database: DatabaseSync): readonly (Answer | Fault)[] {
  if (!commit) return requests.map((request) => answerOrFault(() => answerTo(request, database)));
  try {
    return committed(database, () => requests.map((request) => answerTo(request, database)));
  } catch (error) {
    if (requests.length === 1) return [faultOf(error)];
    // One of them is at fault: each has a commit of its own now, so that the others do not suffer from it.
    return requests.map((request) =>
      answerOrFault(() => committed(database, () => answerTo(request, database))),
    );
  }
}

function committed<Result>(database: DatabaseSync, act: () => Result): Result {
  database.exec('begin');
  try {
    const result = act();
    database.exec('commit');
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function answerOrFault(act: () => Answer): Answer | Fault {
  try {
    return act();
  } catch (error) {
    return faultOf(error);
  }
}

function answerTo(request: Request, database: DatabaseSync): Answer {
  let answer: Answer = { rows: [], changes: 0 };
  for (const step of request) answer = run(step, database);
  return answer;
}

function run({ sql, rows }: Step, database: DatabaseSync): Answer {
  const { statement, givesRows } = prepare(sql, database);
  let answer: Answer = { rows: [], changes: 0 };
  for (const row of rows) {
    if (givesRows) {
      const found = statement.all(...row);
      answer = { rows: found, changes: found.length };
    } else answer = { rows: [], changes: Number(statement.run(...row).changes) };
  }
  return answer;
}

function prepare(sql: string, database: DatabaseSync): Prepared {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  const fresh: Prepared = { statement, givesRows: statement.columns().length > 0 };
  if (prepared.size >= statementsKept) prepared.clear();
  prepared.set(sql, fresh);
  return fresh;
}

function faultOf(error: unknown): Fault {
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, errcode: errcode ?? null };
}
