import type { Cancel, Clock } from './clock.ts';

interface Waiting {
  readonly since: number;
  readonly until: number;
  readonly act: () => void;
  readonly cancel: Cancel;
}

/** One thing that is to happen later; its wait can be changed while it waits. */
export class Timer {
  readonly #clock: Clock;
  #waiting: Waiting | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether something is to happen. */
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  /** Milliseconds until it happens; null where nothing is to happen. */
  get left(): number | null {
    return this.#waiting === null ? null : Math.max(0, this.#waiting.until - this.#clock.now());
  }

  /** Acts once after a wait, counted from now or from an earlier time; what was waiting before is called off. */
  start(wait: number, act: () => void, since = this.#clock.now()): void {
    this.stop();
    // Asked once: time goes on between two questions, and no wait is below zero.
    const now = this.#clock.now();
    const until = Math.max(since + wait, now);
    const cancel = this.#clock.after(until - now, () => {
      this.#waiting = null;
      act();
    });
    this.#waiting = { since, until, act, cancel };
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
