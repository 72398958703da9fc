import { parentPort } from 'node:worker_threads';
import { type Batch, type BatchResult, END_OF_WORK } from './workerPool.ts';

export interface UnitRunner<Result> {
  /** Does the unit of work of that number. */
  run(number: number): Result | Promise<Result>;
  close(): void | Promise<void>;
}

/**
 * Does the work of a thread of the pool until the pool ends it. The batch in progress is then dropped, and the signal is
 * aborted.
 */
export function servePool<Result>(createRunner: (signal: AbortSignal) => UnitRunner<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('not in a worker thread');
  const control = new AbortController();
  const { signal } = control;
  const runner = createRunner(signal);

  async function runBatch({ first, count }: Batch): Promise<BatchResult<Result> | null> {
    const began = performance.now();
    const results: Result[] = [];
    for (let number = first; number < first + count && !signal.aborted; number++)
      results.push(await runner.run(number));
    return signal.aborted ? null : { first, results, milliseconds: performance.now() - began };
  }

  async function end(): Promise<void> {
    control.abort();
    await runner.close();
    port?.close();
  }

  port.on('message', (message: Batch | typeof END_OF_WORK) => {
    if (message === END_OF_WORK) {
      end().catch(throwUncaught);
      return;
    }
    runBatch(message).then(
      (result) => result !== null && port.postMessage(result),
      (error) => signal.aborted || throwUncaught(error),
    );
  });
}

/** Throws outside of any promise, so that the error reaches the pool. */
function throwUncaught(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
