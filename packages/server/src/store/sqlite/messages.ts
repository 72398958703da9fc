/** The messages between the server's thread and the thread of the embedded database. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** A statement, run once for each row of parameters. */
export interface Statement {
  readonly sql: string;
  readonly rows: readonly (readonly SQLInputValue[])[];
}

/** Statements that all take effect or none of them. */
export type Request = readonly Statement[];

/** The rows of the last statement of a request, and how many rows it changed. */
export interface Rows {
  readonly rows: readonly Record<string, SQLOutputValue>[];
  readonly changes: number;
}

/** An error of SQLite. `errcode` is its extended result code. */
export interface Failure {
  readonly message: string;
  readonly errcode: number | null;
}

/**
 * A task for the thread.
 * - `commit`: runs requests in one transaction, or each in its own when one of them fails.
 * - `run`: runs a request in the transaction that an earlier one began, or without a transaction.
 * - `backup`: copies the database to a file.
 * - `close`: writes the log into the database and ends.
 */
export type Task =
  | { readonly type: 'commit'; readonly requests: readonly Request[] }
  | { readonly type: 'run'; readonly request: Request }
  | { readonly type: 'backup'; readonly file: string }
  | { readonly type: 'close' };

/** The results of a task. Its `id` is that of the task, and 0 for the opening of the database. */
export interface Reply {
  readonly id: number;
  readonly results: readonly (Rows | Failure)[];
}
