/** Calls off what was to happen. Called again, or too late, it does nothing. */
export type Cancel = () => void;

/** Where a table has its time from: the real clock of a server or worker, or a simulated one in tests. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Acts once, `ms` milliseconds from now, never within this call. */
  after(ms: number, act: () => void): Cancel;
}
