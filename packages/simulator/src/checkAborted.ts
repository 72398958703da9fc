import { setImmediate } from 'node:timers/promises';

const LONG_DECISION_MS = 20;

/**
 * Returns a move that was decided since `began`, in milliseconds. After a long decision the thread first receives its
 * messages, and the promise rejects if the signal is aborted.
 */
export function checkAborted<Move>(
  move: Move,
  began: number,
  signal: AbortSignal | undefined,
): Move | Promise<Move> {
  return performance.now() - began < LONG_DECISION_MS ? move : afterMessages(move, signal);
}

async function afterMessages<Move>(move: Move, signal: AbortSignal | undefined): Promise<Move> {
  await setImmediate();
  signal?.throwIfAborted();
  return move;
}
