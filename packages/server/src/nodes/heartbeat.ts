import type { Log } from '../observe/log.ts';
import type { Store } from '../store/store.ts';
import { BEAT_EVERY_MS, DEAD_AFTER_MS } from '../store/types.ts';

export interface PeriodicTask {
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/**
 * Marks this node as alive and runs periodic tasks. A failed task runs again at its next time. Only the first of consecutive
 * failures is logged.
 */
export class Heartbeat {
  readonly #store: Store;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #tasks: readonly PeriodicTask[];
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopped = false;
  #hasFailed = false;
  #lastBeat: number;

  constructor(store: Store, log: Log, now: () => number, tasks: readonly PeriodicTask[]) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    this.#tasks = [{ everyMs: BEAT_EVERY_MS, run: () => this.#beat() }, ...tasks];
    this.#lastBeat = now();
  }

  start(): void {
    for (const task of this.#tasks) this.#timers.push(this.#repeat(task));
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  get isReady(): boolean {
    return !this.#isStopped && this.#now() - this.#lastBeat < DEAD_AFTER_MS;
  }

  async #beat(): Promise<void> {
    await this.#store.beat();
    this.#lastBeat = this.#now();
  }

  /** Skips a run while the previous one is in progress. */
  #repeat({ everyMs, run }: PeriodicTask): NodeJS.Timeout {
    let isRunning = false;
    return setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      await this.#tryRun(run);
      isRunning = false;
    }, everyMs);
  }

  async #tryRun(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed && !this.#isStopped) this.#log.error({ err: error }, 'a periodic task failed');
      this.#hasFailed = true;
    }
  }
}
