import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** One statement, run once for each row of values. */
export interface Step {
  readonly sql: string;
  readonly rows: readonly (readonly SQLInputValue[])[];
}

/** Statements that all take effect or none of them. */
export type Request = readonly Step[];

/** What the last statement of a request gave. */
export interface Answer {
  readonly rows: readonly Record<string, SQLOutputValue>[];
  readonly changes: number;
}

/** What went wrong, as it can be sent between threads; `errcode` is SQLite's extended result code. */
export interface Fault {
  readonly message: string;
  readonly errcode: number | null;
}

/** To the thread: requests for one commit, or, within a transaction that was begun before, without one. */
export interface Task {
  readonly requests: readonly Request[];
  readonly commit: boolean;
}

/** To the thread: the last word. It puts all that is in the log into the database and ends. */
export const CLOSE = 'close';

/** From the thread: that it is ready or could not open the database, then the answers to each task. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'unopened'; readonly fault: Fault }
  | { readonly type: 'done'; readonly answers: readonly (Answer | Fault)[] };
