import { constants } from 'node:os';
import { setImmediate } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Cleanup = () => void | Promise<void>;

const cleanups = new Set<Cleanup>();

/** Runs the cleanups on a signal and exits with the conventional status: 130 for Ctrl-C. */
export function endOnInterrupt(): void {
  for (const signal of SIGNALS) process.once(signal, () => endBy(signal));
}

export async function endBy(signal: (typeof SIGNALS)[number]): Promise<never> {
  for (const cleanup of [...cleanups].reverse()) await cleanup();
  process.exit(128 + constants.signals[signal]);
}

/** Registers a cleanup that an interrupt awaits before the process exits. Returns a function that removes it. */
export function beforeInterrupt(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

/** Runs work that an interrupt aborts by its signal. The process exits after the work has settled. */
export async function interruptibly<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const control = new AbortController();
  let settle = (): void => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const removeCleanup = beforeInterrupt(() => {
    control.abort();
    return settled;
  });
  try {
    return await run(control.signal);
  } finally {
    settle();
    removeCleanup();
    if (control.signal.aborted) await untilProcessExits();
  }
}

const YIELD_INTERVAL_MS = 50;

/** Returns a function for long work to await at every step. It yields to the event loop every 50 ms, so that signals arrive. */
export function makeSignalYield(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < YIELD_INTERVAL_MS) return;
    await setImmediate();
    last = performance.now();
  };
}

function untilProcessExits(): Promise<never> {
  return new Promise(() => undefined);
}
