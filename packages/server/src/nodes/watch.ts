import type { Log } from '../observe/log.ts';
import { BEAT_EVERY_MS, DEAD_AFTER_MS, type Store } from '../store/index.ts';
import { realClock } from '../tables/clock.ts';
import type { Tables } from '../tables/tables.ts';

const tidyEveryMs = 10_000;

/**
 * What the server does by itself: it says that it is alive, takes over the tables of a server that died, and lets go of
 * tables at which nobody is.
 */
export class Watch {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[] = [];
  #alive = new Set<string>();
  #isBeating = false;
  #isStopped = false;
  #couldReach = true;
  #lastBeat = realClock.now();

  constructor(store: Store, tables: Tables, log: Log) {
    this.#store = store;
    this.#tables = tables;
    this.#log = log;
  }

  /** Begins; games in progress that no server looks after go on here. */
  start(): void {
    this.#timers.push(
      setInterval(() => this.#beat(), BEAT_EVERY_MS),
      setInterval(() => this.#do(() => this.#tables.letGoIdle()), tidyEveryMs),
    );
    this.#do(() => this.#tables.resumeUnfinished());
  }

  /** Ends. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Whether the server goes on and its store has answered lately. */
  get isReady(): boolean {
    return !this.#isStopped && realClock.now() - this.#lastBeat < DEAD_AFTER_MS;
  }

  #beat(): void {
    // A store that is slow to answer is not asked again meanwhile.
    if (this.#isBeating) return;
    this.#isBeating = true;
    this.#do(async () => {
      await this.#store.beat();
      this.#lastBeat = realClock.now();
      if (this.#store.kind === 'postgres') await this.#lookAround();
    }).finally(() => {
      this.#isBeating = false;
    });
  }

  async #lookAround(): Promise<void> {
    const before = this.#alive;
    this.#alive = new Set((await this.#store.nodes()).map(({ id }) => id));
    if ([...before].some((id) => !this.#alive.has(id))) await this.#tables.resumeUnfinished();
  }

  /** Does something that must not end the server when the store does not answer; the log is told once, not each second. */
  async #do(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.#couldReach = true;
    } catch (error) {
      if (this.#couldReach && !this.#isStopped) this.#log.error({ err: error }, 'the store does not answer');
      this.#couldReach = false;
    }
  }
}
