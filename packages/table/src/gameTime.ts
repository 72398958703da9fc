import type { Clock } from './clock.ts';

const MINUTE = 60_000;

/** The time that a game has taken, over all the times its table was open. */
export class GameTime {
  readonly #clock: Clock;
  readonly #began: number;

  constructor(clock: Clock, elapsedBefore: number) {
    this.#clock = clock;
    this.#began = clock.now() - elapsedBefore;
  }

  /** Milliseconds so far. */
  get elapsed(): number {
    return this.#clock.now() - this.#began;
  }

  /** Whether a limit of so many minutes has run out; null is no limit. */
  isUp(minutes: number | null): boolean {
    return minutes !== null && this.elapsed >= minutes * MINUTE;
  }
}
