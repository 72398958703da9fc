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

/**
 * Requests as one list: for each the number of its steps; for each step the number of its statement and how many rows it is
 * run with; for each row how many values, and these.
 */
export interface Packed {
  /** Statements that are new to the thread, with numbers from `first` on; those that had such numbers are forgotten. */
  readonly first: number;
  readonly statements: readonly string[];
  readonly cells: readonly SQLInputValue[];
}

/** The answer of a request as it is sent; where there are no rows, the number of changes alone. */
export type PackedAnswer = number | Answer | Fault;

/** To the thread: requests for one commit, or, within a transaction that was begun before, without one. */
export interface Task extends Packed {
  readonly commit: boolean;
}

/** To the thread: the last word. It puts all that is in the log into the database and ends. */
export const CLOSE = 'close';

/** From the thread: that it is ready or could not open the database, then the answers to each task. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'unopened'; readonly fault: Fault }
  | { readonly type: 'done'; readonly answers: readonly PackedAnswer[] };
