import type { Cancel, Clock } from './clock.ts';

/** One thing that is to happen later; its wait can be changed while it waits. */
export class Timer {
  readonly #clock: Clock;
  #waiting: { readonly since: number; readonly act: () => void; readonly cancel: Cancel } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Acts once after a wait, counted from now or from an earlier time; what was waiting before is called off. */
  start(wait: number, act: () => void, since = this.#clock.now()): void {
    this.stop();
    const cancel = this.#clock.after(Math.max(0, since + wait - this.#clock.now()), () => {
      this.#waiting = null;
      act();
    });
    this.#waiting = { since, act, cancel };
  }

  /** Gives what is waiting another wait, counted from when it began to wait. */
  change(wait: number): void {
    if (this.#waiting !== null) this.start(wait, this.#waiting.act, this.#waiting.since);
  }

  /** Calls off what is waiting. */
  stop(): void {
    this.#waiting?.cancel();
    this.#waiting = null;
  }
}
