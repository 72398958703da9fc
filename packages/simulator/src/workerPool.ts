import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Numbered units of work for one thread, such as games. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

export interface BatchResult<Result> {
  readonly first: number;
  /** In the order of the units. */
  readonly results: readonly Result[];
  readonly milliseconds: number;
}

/** The message that ends a thread. */
export const END_OF_WORK = 'end-of-work';

export interface PoolOptions<Result> {
  /** The module of a thread. It answers each {@link Batch} by a {@link BatchResult}, and ends at {@link END_OF_WORK}. */
  readonly module: URL;
  /** The `workerData` of every thread. */
  readonly job: unknown;
  /** Number of the last unit. Units are numbered from 1. */
  readonly units: number;
  readonly threads: number;
  /** Receives the results in the order of the units and is awaited. Returning `false` ends the work. */
  onResult(result: Result, number: number): boolean | Promise<boolean>;
  /** Called after each batch with the number of units received so far. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Aborts the work. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Returns the module of a thread next to its importer, either as source or as built file. */
export function threadModule(name: string, importer: string): URL {
  return new URL(`./${name}${extname(importer)}`, importer);
}

const BATCHES_AHEAD = 4;
const LARGEST_BATCH = 256;
const TARGET_BATCH_MS = 150;

/** Runs work in threads. The results depend only on the numbers of the units, not on the threads. */
export async function runInPool<Result>(options: PoolOptions<Result>): Promise<void> {
  options.signal?.throwIfAborted();
  const pool = new WorkerPool(options);
  try {
    await pool.run();
  } finally {
    await pool.close();
  }
}

class WorkerPool<Result> {
  readonly #options: PoolOptions<Result>;
  readonly #workers: readonly Worker[];
  readonly #exits: Promise<void>[] = [];
  /** Results that are not delivered yet, by first unit. */
  readonly #done = new Map<number, readonly Result[]>();
  readonly #idle: Worker[] = [];
  /** They settle the promise of {@link run}. */
  #resolve = (): void => {};
  #reject = (_reason: unknown): void => {};
  #batchSize = 1;
  /** Number of batches assigned and not delivered. */
  #ahead = 0;
  #nextToAssign = 1;
  #nextToDeliver = 1;
  #isDelivering = false;
  #abort = (): void => this.#reject(this.#options.signal?.reason);

  constructor(options: PoolOptions<Result>) {
    this.#options = options;
    const threads = Math.max(1, Math.min(options.threads, options.units));
    this.#workers = Array.from({ length: threads }, () => this.#startWorker());
  }

  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#options.signal?.addEventListener('abort', this.#abort, { once: true });
      if (this.#options.units < this.#nextToDeliver) resolve();
      for (const worker of this.#workers) this.#assign(worker);
    });
  }

  /**
   * Lets every thread end after its current unit. Terminating a thread that still loads its modules can crash the process
   * (a bug of Node 24).
   */
  async close(): Promise<void> {
    this.#options.signal?.removeEventListener('abort', this.#abort);
    this.#nextToAssign = Number.POSITIVE_INFINITY;
    for (const worker of this.#workers) worker.postMessage(END_OF_WORK);
    await Promise.all(this.#exits);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#options.module, { workerData: this.#options.job });
    worker.on('message', ({ first, results, milliseconds }: BatchResult<Result>) => {
      this.#done.set(first, results);
      this.#adaptBatchSize(milliseconds / results.length);
      this.#assign(worker);
      void this.#deliver();
    });
    worker.on('error', (error) => this.#reject(error));
    this.#exits.push(new Promise((resolve) => worker.once('exit', () => resolve())));
    return worker;
  }

  /** At most doubles the batch size, up to what takes {@link TARGET_BATCH_MS}. */
  #adaptBatchSize(millisecondsEach: number): void {
    const target = Math.floor(TARGET_BATCH_MS / Math.max(millisecondsEach, 0.001));
    this.#batchSize = Math.max(1, Math.min(target, this.#batchSize * 2, LARGEST_BATCH));
  }

  /** Assigns the next units to a thread, or leaves it idle while too many results are undelivered. */
  #assign(worker: Worker): void {
    const first = this.#nextToAssign;
    if (first > this.#options.units) return;
    if (this.#ahead >= this.#workers.length * BATCHES_AHEAD) {
      this.#idle.push(worker);
      return;
    }
    const left = this.#options.units - first + 1;
    const share = Math.max(1, Math.ceil(left / this.#workers.length / 2));
    const batch: Batch = { first, count: Math.min(this.#batchSize, share) };
    this.#nextToAssign += batch.count;
    this.#ahead += 1;
    worker.postMessage(batch);
  }

  async #deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      for (let batch = this.#nextBatch(); batch !== undefined; batch = this.#nextBatch()) {
        if (!(await this.#deliverBatch(batch))) return this.#resolve();
      }
      if (this.#nextToDeliver > this.#options.units) this.#resolve();
    } catch (error) {
      this.#reject(error);
    }
    this.#isDelivering = false;
  }

  #nextBatch(): readonly Result[] | undefined {
    const batch = this.#done.get(this.#nextToDeliver);
    this.#done.delete(this.#nextToDeliver);
    return batch;
  }

  async #deliverBatch(batch: readonly Result[]): Promise<boolean> {
    this.#ahead -= 1;
    for (const result of batch) {
      const received = this.#options.onResult(result, this.#nextToDeliver);
      this.#nextToDeliver += 1;
      const continues = typeof received === 'boolean' ? received : await received;
      if (!continues) return false;
    }
    this.#options.onProgress?.(this.#nextToDeliver - 1);
    for (const worker of this.#idle.splice(0)) this.#assign(worker);
    return true;
  }
}
