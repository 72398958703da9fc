import { constants } from 'node:os';

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

function untilTheProcessEnds(): Promise<never> {
  return new Promise(() => undefined);
}
