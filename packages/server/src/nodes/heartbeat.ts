import type { Log } from '../observe/log.ts';
import type { Store } from '../store/store.ts';
import { BEAT_EVERY_MS, DEAD_AFTER_MS } from '../store/types.ts';

export interface PeriodicTask {
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/**
 * Marks this node as alive and runs periodic tasks. A failed task runs again at its next time. Only the first of consecutive
 * failures of a task is logged.
 */
export class Heartbeat {
  readonly #store: Store;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #tasks: readonly PeriodicTask[];
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopped = false;
  #lastBeat: number;
  #lastProbe: number;

  constructor(store: Store, log: Log, now: () => number, tasks: readonly PeriodicTask[]) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    // Separate, because a node must not count as dead while it waits for another connection.
    const own = [() => this.#beat(), () => this.#probe()].map((run) => ({ everyMs: BEAT_EVERY_MS, run }));
    this.#tasks = [...own, ...tasks];
    this.#lastBeat = now();
    this.#lastProbe = now();
  }

  start(): void {
    for (const task of this.#tasks) this.#timers.push(this.#repeat(task));
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Whether the store answers on every connection, so that tables can be opened. */
  get isReady(): boolean {
    const answeredAt = Math.min(this.#lastBeat, this.#lastProbe);
    return !this.#isStopped && this.#now() - answeredAt < DEAD_AFTER_MS;
  }

  async #beat(): Promise<void> {
    await this.#store.beat();
    this.#lastBeat = this.#now();
  }

  async #probe(): Promise<void> {
    await this.#store.probe();
    this.#lastProbe = this.#now();
  }

  /** Skips a run while the previous one is in progress. */
  #repeat({ everyMs, run }: PeriodicTask): NodeJS.Timeout {
    let isRunning = false;
    let hasFailed = false;
    return setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      hasFailed = await this.#fails(run, hasFailed);
      isRunning = false;
    }, everyMs);
  }

  async #fails(run: () => Promise<unknown>, hasFailed: boolean): Promise<boolean> {
    try {
      await run();
      return false;
    } catch (error) {
      if (!hasFailed && !this.#isStopped) this.#log.error({ err: error }, 'a periodic task failed');
      return true;
    }
  }
}
