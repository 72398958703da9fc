import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Attempt, Referee, Verdict } from './referee.ts';

const mostChecks = 20;
const idleMs = 60_000;
/** A check makes many short-lived objects. With the default young generation it takes three times the memory. */
const heap = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** The program is next to this file, in source and build. */
const program = join(import.meta.dirname, `refereeThread${extname(import.meta.filename)}`);

/**
 * A referee whose bots think in a thread of their own, so that they delay no table. It checks one record at a time. The thread
 * starts with the first record and ends a minute after the last.
 */
export class ThreadReferee implements Referee {
  readonly #limit = pLimit(1);
  readonly #timeoutMs: number;
  #worker: Worker | null = null;
  #isStopped = false;
  #idle: NodeJS.Timeout | undefined;

  /** @param timeoutMs the thread is ended if a check takes longer */
  constructor(timeoutMs = 60_000) {
    this.#timeoutMs = timeoutMs;
  }

  async check(attempt: Attempt): Promise<Verdict | 'busy'> {
    if (this.#isStopped || this.#limit.pendingCount + this.#limit.activeCount >= mostChecks) return 'busy';
    try {
      return await this.#limit(() => this.#perform(attempt));
    } catch (error) {
      if (this.#isStopped) return 'busy';
      throw error;
    }
  }

  /** Ends the thread. Pending and later checks resolve to `busy`. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#endThread();
  }

  #startThread(): Worker {
    const worker = new Worker(program, { resourceLimits: heap });
    // The check gets the error. Without a listener an idle thread could end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  async #endThread(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #perform(attempt: Attempt): Promise<Verdict> {
    if (this.#isStopped) throw new Error('the thread is stopped');
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#startThread();
    try {
      worker.postMessage(attempt);
      return await replyOf(worker, this.#timeoutMs);
    } catch (error) {
      await this.#endThread();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.#endThread(), idleMs).unref();
    }
  }
}

/** Resolves to the next message of a thread. Rejects if the thread fails, ends or is too slow. */
async function replyOf(worker: Worker, timeoutMs: number): Promise<Verdict> {
  const abort = new AbortController();
  const { signal } = abort;
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const [message] = await Promise.race([
      once(worker, 'message', { signal: AbortSignal.any([signal, late]) }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('the thread has ended');
      }),
    ]);
    return message as Verdict;
  } finally {
    abort.abort();
  }
}
