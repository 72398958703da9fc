import { setImmediate } from 'node:timers/promises';

/** After so many milliseconds of thinking a thread looks whether anybody still waits for it. */
const LONG = 20;

/** Returns a choice that was begun at a time; after a long one the thread first hears what it is told. */
export function hearing<Choice>(
  choice: Choice,
  began: number,
  signal: AbortSignal | undefined,
): Choice | Promise<Choice> {
  return performance.now() - began < LONG ? choice : afterMessages(choice, signal);
}

async function afterMessages<Choice>(choice: Choice, signal: AbortSignal | undefined): Promise<Choice> {
  await setImmediate();
  signal?.throwIfAborted();
  return choice;
}
