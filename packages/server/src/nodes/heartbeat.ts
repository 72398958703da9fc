import type { Log } from '../observe/log.ts';
import { BEAT_EVERY_MS, DEAD_AFTER_MS, type Store } from '../store/index.ts';

/** A task that the server repeats. */
export interface PeriodicTask {
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/**
 * Tells the store that this node is alive, and runs periodic tasks. A task that fails runs again at its next time. Of
 * failures in a row, of whatever tasks, the first is logged: mostly the store does not answer.
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

  /** Whether the server runs and its store has answered lately. */
  get isReady(): boolean {
    return !this.#isStopped && this.#now() - this.#lastBeat < DEAD_AFTER_MS;
  }

  async #beat(): Promise<void> {
    await this.#store.beat();
    this.#lastBeat = this.#now();
  }

  /** A task that is still running is not started again. */
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
