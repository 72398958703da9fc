import type { Problem } from '@nain-jaune/engine';
import type { Judged } from '../store/types.ts';

/** The date of a day and its secret, from which its deal and its bots follow. */
export interface DaySecret {
  readonly date: string;
  readonly secret: string;
}

/**
 * The result of a record in counters, or why it is refused. It is `malformed` if it is not a record, and `forged` if it is not
 * a game at the table of the day.
 */
export type Verdict =
  | { readonly type: 'played'; readonly result: number }
  | { readonly type: 'malformed' | 'forged'; readonly problems: readonly Problem[] };

/** A task of the thread. */
export type Task =
  | { readonly type: 'check'; readonly day: DaySecret; readonly record: object }
  | { readonly type: 'judge'; readonly day: DaySecret };

/** Checks attempts, and computes what a deal is worth. */
export interface Referee {
  /** Resolves to `busy` if too many records wait. */
  check(day: DaySecret, record: object): Promise<Verdict | 'busy'>;
  judge(day: DaySecret): Promise<Judged>;
  stop(): Promise<void>;
}
