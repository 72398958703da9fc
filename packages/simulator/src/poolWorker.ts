import { parentPort } from 'node:worker_threads';
import { type Batch, type BatchResult, END_OF_WORK } from './workerPool.ts';

/** What a thread does. */
export interface UnitRunner<Result> {
  /** Does one unit of the work by its number. */
  unit(number: number): Result | Promise<Result>;
  /** Gives back what the thread holds. */
  close(): void | Promise<void>;
}

/**
 * Does the work of a thread, until there is no more. The batch in hand is dropped then, as soon as the thread hears
 * of it; the signal tells whoever waits for something.
 */
export function servePool<Result>(hire: (signal: AbortSignal) => UnitRunner<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('this is no thread');
  const control = new AbortController();
  const { signal } = control;
  const member = hire(signal);

  async function doBatch({ first, count }: Batch): Promise<BatchResult<Result> | null> {
    const began = performance.now();
    const results: Result[] = [];
    for (let number = first; number < first + count && !signal.aborted; number++)
      results.push(await member.unit(number));
    return signal.aborted ? null : { first, results, milliseconds: performance.now() - began };
  }

  async function end(): Promise<void> {
    control.abort();
    await member.close();
    port?.close();
  }

  port.on('message', (message: Batch | typeof END_OF_WORK) => {
    if (message === END_OF_WORK) {
      end().catch(tellOutside);
      return;
    }
    doBatch(message).then(
      (done) => done !== null && port.postMessage(done),
      (error) => signal.aborted || tellOutside(error),
    );
  });
}

/** Throws where no promise catches it, so that whoever gave the work hears of it. */
function tellOutside(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
