export type Cancel = () => void;

/** A source of time: the real clock, or a simulated one in tests. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. Never goes back. */
  now(): number;
  /** Calls `act` once after `ms` milliseconds, never within this call. Earlier if timers cannot wait for as long. */
  after(ms: number, act: () => void): Cancel;
}

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
    return this.#clock.after(Math.max(0, at - this.#clock.now()), () => {
      this.#set = null;
      this.#act();
    });
  }
}
