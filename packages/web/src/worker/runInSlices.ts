import type { Running } from '../app/browser/remoteMessages.ts';

/** Working time before pending messages are read. */
const SLICE_MS = 20;

/**
 * Runs work in slices, so that messages that arrive meanwhile are handled. After a slice it reports the last yielded number.
 *
 * @throws {DOMException} if it is cancelled.
 */
export async function runInSlices<Result>(
  work: Generator<unknown, Result, void>,
  { signal, progress }: Partial<Running<number>> = {},
): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    if (typeof step.value === 'number') progress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
}
