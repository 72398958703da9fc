/** Messages between the main thread and the thread of the embedded database. */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';

export interface Statement {
  readonly sql: string;
  readonly rows: readonly (readonly SQLInputValue[])[];
}

export type Request = readonly Statement[];

export interface Rows {
  readonly rows: readonly Record<string, SQLOutputValue>[];
  readonly changes: number;
}

/** `errcode` is the extended result code of SQLite. */
export interface Failure {
  readonly message: string;
  readonly errcode: number | null;
}

/**
 * A task for the thread.
 * - `commit`: runs requests in one transaction, or each separately if one fails.
 * - `run`: runs a request in the current transaction, or without one.
 * - `backup`: copies the database to a file.
 * - `close`: checkpoints the log and exits.
 */
export type Task =
  | { readonly type: 'commit'; readonly requests: readonly Request[] }
  | { readonly type: 'run'; readonly request: Request }
  | { readonly type: 'backup'; readonly file: string }
  | { readonly type: 'close' };

/** `id` is that of the task, and 0 for the opening of the database. */
export interface Reply {
  readonly id: number;
  readonly results: readonly (Rows | Failure)[];
}

/** Converts a query. Its parameters must be values of SQLite. */
export function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, rows: [parameters as readonly SQLInputValue[]] };
}
