/** What was promised for a deal before its cards, as this browser received it. */
export interface Promised {
  /** Names the game in its proofs. */
  readonly gameId: string;
  /** The server's commitment to its secret. */
  readonly commitment: string;
  /** The cut that this browser sent and the server accepted; null for none. */
  readonly cut: string | null;
}

/**
 * What the proof of a settled deal shows.
 * - `proven`: the cards follow from what was promised, and from a player's cut. `uncut`: nobody cut.
 * - `unseen`: the cards follow from the proof, but this page was opened after the promise and cannot compare.
 * - `broken`: the cards, the promise or the own cut differ from what they should be.
 * - `none`: nothing was promised and nothing is proven.
 */
export type Verdict = 'proven' | 'uncut' | 'unseen' | 'broken' | 'none';

/** A settled deal whose proof is to be checked. */
export interface ProofQuestion {
  /** The record of its game, as text. */
  readonly record: string;
  readonly game: number;
  /** Its number in the game, from 1. */
  readonly deal: number;
  /** What was promised; null if this page does not know it. */
  readonly promised: Promised | null;
}

/** Checks a proof in a worker: the page itself loads no hashing and no shuffling. Rejects if it cannot be checked. */
export function verdictOn(question: ProofQuestion): Promise<Verdict> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  const worker = new Worker(new URL('../worker/proofWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
  worker.onerror = () => reject(new Error('the proof could not be checked'));
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}
