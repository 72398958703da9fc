import type { Problem } from '@nain-jaune/engine';

/**
 * The result of a record and what its choices cost, both in counters, or why it is refused. It is `malformed` if it is not a record, and `forged` if it is not
 * a game at the table of the day.
 */
export type Verdict =
  | { readonly type: 'played'; readonly result: number; readonly cost: number }
  | { readonly type: 'malformed' | 'forged'; readonly problems: readonly Problem[] };

/** The record of a game at the deal of a date. */
export interface Attempt {
  readonly date: string;
  readonly record: object;
}

/** Checks attempts. */
export interface Referee {
  /** Resolves to `busy` if too many records wait. */
  check(attempt: Attempt): Promise<Verdict | 'busy'>;
  stop(): Promise<void>;
}
