/**
 * The thread that has the embedded database: it waits for the disk so that the server's own thread does not.
 * Started by `SqliteWorker` with the path of the database.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type NumberedStep, packAnswer, unpack } from './packing.ts';
import { CLOSE, type Fault, type PackedAnswer, type Report, type Task } from './talk.ts';

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

/** The statements that the server's own thread has sent, by their numbers; each is prepared when it is first run. */
const statements: string[] = [];
const prepared: Prepared[] = [];
const port = parentPort;
if (port === null) throw new Error('This module is a thread of the store');
const { path } = workerData as { readonly path: string };

const database = open();
if (database === null) port.close();
else port.on('message', (task: Task | typeof CLOSE) => hear(task, database));

function open(): DatabaseSync | null {
  let opened: DatabaseSync | null = null;
  try {
    opened = new DatabaseSync(path);
    opened.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
    // The lock is taken with the first transaction and held from then on: a second server is found out at once.
    opened.exec('begin immediate; commit');
    report({ type: 'ready' });
    return opened;
  } catch (error) {
    opened?.close();
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

function answersTo(task: Task, database: DatabaseSync): readonly PackedAnswer[] {
  learn(task);
  const requests = unpack(task);
  const { commit } = task;
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

function learn({ first, statements: fresh }: Task): void {
  statements.length = first;
  prepared.length = Math.min(prepared.length, first);
  statements.push(...fresh);
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

function answerOrFault(act: () => PackedAnswer): PackedAnswer {
  try {
    return act();
  } catch (error) {
    return faultOf(error);
  }
}

function answerTo(request: readonly NumberedStep[], database: DatabaseSync): PackedAnswer {
  let answer: PackedAnswer = 0;
  for (const step of request) answer = run(step, database);
  return answer;
}

function run({ statement: number, rows }: NumberedStep, database: DatabaseSync): PackedAnswer {
  const { statement, givesRows } = prepare(number, database);
  let answer: PackedAnswer = 0;
  for (const row of rows) {
    if (givesRows) {
      const found = statement.all(...row);
      answer = packAnswer({ rows: found, changes: found.length });
    } else answer = Number(statement.run(...row).changes);
  }
  return answer;
}

function prepare(number: number, database: DatabaseSync): Prepared {
  const known = prepared[number];
  if (known !== undefined) return known;
  const statement = database.prepare(statements[number] ?? '');
  const fresh: Prepared = { statement, givesRows: statement.columns().length > 0 };
  prepared[number] = fresh;
  return fresh;
}

function faultOf(error: unknown): Fault {
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, errcode: errcode ?? null };
}
