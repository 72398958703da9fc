import { constants } from 'node:os';
import { setImmediate } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Something to do before the process ends by an interruption; it is waited for. */
type LastThing = () => void | Promise<void>;

const lastThings = new Set<LastThing>();

/** Ends the process cleanly when it is interrupted, with the status that shells expect: 130 for Ctrl-C. */
export function endOnInterrupt(): void {
  for (const signal of SIGNALS) process.once(signal, () => endBy(signal));
}

/** Does the last things, the newest first, and ends the process as if this signal had come. */
export async function endBy(signal: (typeof SIGNALS)[number]): Promise<never> {
  for (const lastThing of [...lastThings].reverse()) await lastThing();
  process.exit(128 + constants.signals[signal]);
}

/**
 * Something to do before the process ends by an interruption; the function that is given back takes it off
 * again.
 */
export function beforeInterrupt(lastThing: LastThing): () => void {
  lastThings.add(lastThing);
  return () => void lastThings.delete(lastThing);
}

/**
 * Does something that an interruption calls off by the signal, and then waits for. What it comes to after that is not
 * told: the process ends.
 */
export async function interruptibly<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const control = new AbortController();
  let finish = (): void => {};
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const allIsWell = beforeInterrupt(() => {
    control.abort();
    return over;
  });
  try {
    return await run(control.signal);
  } finally {
    finish();
    allIsWell();
    if (control.signal.aborted) await untilTheProcessEnds();
  }
}

/** How long work may take, in milliseconds, before it lets signals be heard. */
const PAUSE = 50;

/**
 * Returns what long work awaits at every step: now and then it lets the process hear signals. Without it Ctrl-C would end
 * nothing before the work is done.
 */
export function makeBreather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < PAUSE) return;
    await setImmediate();
    last = performance.now();
  };
}

function untilTheProcessEnds(): Promise<never> {
  return new Promise(() => undefined);
}
