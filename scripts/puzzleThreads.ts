import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A job of a thread, with its number. */
export interface PuzzleJob<Job> {
  readonly number: number;
  readonly job: Job;
}

/** Runs jobs in threads and returns the results in the order of the jobs. `threads`: default one per core. */
export async function runJobs<Job, Result>(
  jobs: readonly Job[],
  onProgress: (done: number) => void,
  threads = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const serve = (worker: Worker, resolve: () => void): void => {
    const number = next++;
    const job = jobs[number];
    if (job === undefined) {
      void worker.terminate().then(() => resolve());
      return;
    }
    worker.once('message', (result: Result) => {
      results[number] = result;
      onProgress(++done);
      serve(worker, resolve);
    });
    worker.postMessage({ number, job } satisfies PuzzleJob<Job>);
  };
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./puzzleWorker.ts', import.meta.url));
      worker.once('error', reject);
      serve(worker, resolve);
    });
  await Promise.all(Array.from({ length: threads }, run));
  return results;
}
