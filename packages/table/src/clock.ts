export type Cancel = () => void;

/** A source of time: the real clock, or a simulated one in tests. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. Never goes back. */
  now(): number;
  /** Calls `act` once after `ms` milliseconds, never within this call. Earlier if timers cannot wait for as long. */
  after(ms: number, act: () => void): Cancel;
}
