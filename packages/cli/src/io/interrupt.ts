import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const lastThings = new Set<() => void>();

/** Ends the process cleanly when it is interrupted, with the status that shells expect: 130 for Ctrl-C. */
export function endOnInterrupt(): void {
  for (const signal of SIGNALS) process.once(signal, () => endBy(signal));
}

/** Does the last things and ends the process as if this signal had come. */
export function endBy(signal: (typeof SIGNALS)[number]): never {
  for (const lastThing of [...lastThings].reverse()) lastThing();
  process.exit(128 + constants.signals[signal]);
}

/**
 * Something to do before the process ends by an interruption; the function that is given back takes it off
 * again.
 */
export function beforeInterrupt(lastThing: () => void): () => void {
  lastThings.add(lastThing);
  return () => void lastThings.delete(lastThing);
}
