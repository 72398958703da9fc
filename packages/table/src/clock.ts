/** Cancels what was to happen. Called again or too late, it does nothing. */
export type Cancel = () => void;

/** Source of time: the real clock, or a simulated one in tests. */
export interface Clock {
  /** Milliseconds since some fixed moment. Never goes back. */
  now(): number;
  /** Calls `act` once after `ms` milliseconds, never within this call. */
  after(ms: number, act: () => void): Cancel;
}
