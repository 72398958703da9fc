import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs jobs in threads of a program, which posts one message for each. Returns the results in the order of the jobs.
 *
 * @param program the file of the program, next to this one.
 * @param threads default one per core.
 */
export async function runJobs<Job, Result>(
  program: string,
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
    worker.postMessage(job);
  };
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(program, import.meta.url));
      worker.once('error', reject);
      serve(worker, resolve);
    });
  await Promise.all(Array.from({ length: threads }, run));
  return results;
}
