import type { Promised } from './promised.ts';

/**
 * What the proof of a settled deal shows.
 * - `proven`: the cards follow from what was promised, and from the number of a player who cut. `uncut`: nobody cut.
 * - `unseen`: the cards follow from the proof, but this page came after the promise and cannot compare.
 * - `broken`: the cards, the promise or one's own number are others than they should be.
 * - `none`: nothing was promised and nothing is proven.
 */
export type Verdict = 'proven' | 'uncut' | 'unseen' | 'broken' | 'none';

/** A settled deal whose proof is to be checked. */
export interface ProofQuestion {
  /** The record of its game, as text. */
  readonly record: string;
  readonly code: string;
  readonly game: number;
  /** Its number in the game, from 1. */
  readonly deal: number;
  /** What was promised; null where this page does not know it. */
  readonly promised: Promised | null;
}

/** Has a proof checked in a worker: the page itself knows neither packs nor chance. Rejects where that cannot be done. */
export function verdictOn(question: ProofQuestion): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  const worker = new Worker(new URL('../worker/proving.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
  worker.onerror = () => reject(new Error('the proof could not be checked'));
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}
