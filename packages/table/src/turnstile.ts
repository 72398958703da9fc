import type { Awaitable } from './awaiting.ts';

/** Something to be done at a table; a promise where it has to be waited for, which never rejects. */
type Act = () => Awaitable<unknown>;

/**
 * Lets one change of a table through at a time: what comes while one is being kept waits, in order. Where nothing has to
 * be waited for, all happens at once.
 */
export class Turnstile {
  readonly #waiting: Act[] = [];
  #busy = false;

  /** Whether nothing is being done that others wait for. */
  get isFree(): boolean {
    return !this.#busy;
  }

  /** Does something as soon as all that came before is done. */
  enter(act: Act): void {
    if (this.#busy) this.#waiting.push(act);
    else this.#do(act);
  }

  #do(act: Act): void {
    // Busy from the first step on: what an act brings about while it begins waits for its end.
    this.#busy = true;
    const done = this.#begin(act);
    if (done instanceof Promise) this.#doWaitingAfter(done);
    else this.#doWaiting();
  }

  /** An act that fails is its caller's to hear of; those who wait are not to wait for ever. */
  #begin(act: Act): Awaitable<unknown> {
    try {
      return act();
    } catch (error) {
      this.#doWaiting();
      throw error;
    }
  }

  /** One promise and not the three of `finally`: this comes with every move that is kept. */
  #doWaitingAfter(done: Promise<unknown>): void {
    void done.then(
      () => this.#doWaiting(),
      (error) => {
        this.#doWaiting();
        throw error;
      },
    );
  }

  #doWaiting(): void {
    for (;;) {
      const act = this.#waiting.shift();
      const done = act?.();
      if (done instanceof Promise) {
        this.#doWaitingAfter(done);
        return;
      }
      if (this.#waiting.length === 0) break;
    }
    this.#busy = false;
  }
}
