import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The numbers of the units of work that a thread shall do next: games, deals. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

/** What came of the units of a batch, in their order. */
export interface BatchResult<Result> {
  readonly first: number;
  readonly results: readonly Result[];
  /** How long the thread took, in milliseconds. */
  readonly milliseconds: number;
}

/** What a thread is told in the place of a batch when there is no more work. */
export const END_OF_WORK = 'end-of-work';

/** Numbered work for threads, and who takes what they did. */
export interface PoolOptions<Result> {
  /** The module of a thread. It answers each {@link Batch} by a {@link BatchResult}, and ends at {@link END_OF_WORK}. */
  readonly module: URL;
  /** What every thread is told when it starts. */
  readonly job: unknown;
  /** How many units there are, numbered from 1. */
  readonly units: number;
  /** The first unit to do, 1 unless given: those before it were done earlier. */
  readonly first?: number | undefined;
  readonly threads: number;
  /** Takes the result of each unit, in their order; it is waited for. `false` ends the work before its time. */
  take(result: Result, number: number): boolean | Promise<boolean>;
  /** Is told of the units that were taken, after each batch. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Ends the work before its time: the promise is then refused with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The module of a thread by its name: a source next to the module that names it, or a built file next to a built one. */
export function threadModule(name: string, importer: string): URL {
  return new URL(`./${name}${extname(importer)}`, importer);
}

const BATCHES_AHEAD = 4;
const LARGEST_BATCH = 256;
/** A thread shall bring something back after about so many milliseconds. */
const WANTED_MILLISECONDS = 150;

/** Does work in threads and hands its results over in order: they depend on the unit's number alone, not on the threads. */
export async function runInPool<Result>(work: PoolOptions<Result>): Promise<void> {
  work.signal?.throwIfAborted();
  const pool = new WorkerPool(work);
  try {
    await pool.work();
  } finally {
    await pool.dismiss();
  }
}

/** The threads of one work, with what they have done and nobody has taken yet. */
class WorkerPool<Result> {
  readonly #work: PoolOptions<Result>;
  readonly #workers: readonly Worker[];
  readonly #exits: Promise<void>[] = [];
  readonly #done = new Map<number, readonly Result[]>();
  readonly #resting: Worker[] = [];
  /** They settle the promise of {@link work}. */
  #finish = (): void => {};
  #fail = (_reason: unknown): void => {};
  #batchSize = 1;
  /** Batches that were given and not taken. */
  #ahead = 0;
  /** The first unit that no thread has been given. */
  #nextToGive: number;
  /** The first unit that nobody has taken. */
  #nextToTake: number;
  #taking = false;
  #abort = (): void => this.#fail(this.#work.signal?.reason);

  constructor(work: PoolOptions<Result>) {
    this.#work = work;
    const { first = 1 } = work;
    this.#nextToGive = first;
    this.#nextToTake = first;
    const threads = Math.max(1, Math.min(work.threads, work.units - first + 1));
    this.#workers = Array.from({ length: threads }, () => this.#hire());
  }

  work(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
      this.#work.signal?.addEventListener('abort', this.#abort, { once: true });
      if (this.#work.units < this.#nextToTake) resolve();
      for (const worker of this.#workers) this.#give(worker);
    });
  }

  /**
   * Lets every thread end by itself, at the latest after the batch it is at. A thread that is ended by force while it
   * still loads its modules can take the whole process with it (a fault of Node 24's).
   */
  async dismiss(): Promise<void> {
    this.#work.signal?.removeEventListener('abort', this.#abort);
    this.#nextToGive = Number.POSITIVE_INFINITY;
    for (const worker of this.#workers) worker.postMessage(END_OF_WORK);
    await Promise.all(this.#exits);
  }

  #hire(): Worker {
    const worker = new Worker(this.#work.module, { workerData: this.#work.job });
    worker.on('message', ({ first, results, milliseconds }: BatchResult<Result>) => {
      this.#done.set(first, results);
      this.#suitBatches(milliseconds / results.length);
      this.#give(worker);
      void this.#take();
    });
    worker.on('error', (error) => this.#fail(error));
    this.#exits.push(new Promise((resolve) => worker.once('exit', () => resolve())));
    return worker;
  }

  /** Slow units are given one by one, quick ones by the hundred; the size grows step by step. */
  #suitBatches(millisecondsEach: number): void {
    const wanted = Math.floor(WANTED_MILLISECONDS / Math.max(millisecondsEach, 0.001));
    this.#batchSize = Math.max(1, Math.min(wanted, this.#batchSize * 2, LARGEST_BATCH));
  }

  /** Gives a thread its next units, or lets it rest while too much waits to be taken. */
  #give(worker: Worker): void {
    const first = this.#nextToGive;
    if (first > this.#work.units) return;
    if (this.#ahead >= this.#workers.length * BATCHES_AHEAD) {
      this.#resting.push(worker);
      return;
    }
    const left = this.#work.units - first + 1;
    const share = Math.max(1, Math.ceil(left / this.#workers.length / 2));
    const batch: Batch = { first, count: Math.min(this.#batchSize, share) };
    this.#nextToGive += batch.count;
    this.#ahead += 1;
    worker.postMessage(batch);
  }

  /** Hands over what is next in order, one batch after the other. */
  async #take(): Promise<void> {
    if (this.#taking) return;
    this.#taking = true;
    try {
      for (let batch = this.#nextBatch(); batch !== undefined; batch = this.#nextBatch()) {
        if (!(await this.#handOver(batch))) return this.#finish();
      }
      if (this.#nextToTake > this.#work.units) this.#finish();
    } catch (error) {
      this.#fail(error);
    }
    this.#taking = false;
  }

  #nextBatch(): readonly Result[] | undefined {
    const batch = this.#done.get(this.#nextToTake);
    this.#done.delete(this.#nextToTake);
    return batch;
  }

  async #handOver(batch: readonly Result[]): Promise<boolean> {
    this.#ahead -= 1;
    for (const result of batch) {
      const taken = this.#work.take(result, this.#nextToTake);
      this.#nextToTake += 1;
      const goesOn = typeof taken === 'boolean' ? taken : await taken;
      if (!goesOn) return false;
    }
    this.#work.onProgress?.(this.#nextToTake - 1);
    for (const worker of this.#resting.splice(0)) this.#give(worker);
    return true;
  }
}
