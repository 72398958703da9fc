export type Cancel = () => void;

/** A source of time: the real clock, or a simulated one in tests. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. Never goes back. */
  now(): number;
  /** Calls `act` once after `ms` milliseconds, never within this call. */
  after(ms: number, act: () => void): Cancel;
}

/** The longest time that timers of browsers and Node can wait, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls a function at a time, or earlier if the time is more than 24 days away. */
export class Alarm {
  readonly #clock: Clock;
  readonly #act: () => void;
  #set: { readonly at: number; readonly cancel: Cancel } | null = null;

  constructor(clock: Clock, act: () => void) {
    this.#clock = clock;
    this.#act = act;
  }

  /** Schedules the call, and cancels an earlier one. Null only cancels. */
  set(at: number | null): void {
    if (this.#set?.at === at) return;
    this.#set?.cancel();
    this.#set = at === null ? null : { at, cancel: this.#schedule(at) };
  }

  #schedule(at: number): Cancel {
    const wait = Math.min(Math.max(0, at - this.#clock.now()), LONGEST_WAIT_MS);
    return this.#clock.after(wait, () => {
      this.#set = null;
      this.#act();
    });
  }
}
