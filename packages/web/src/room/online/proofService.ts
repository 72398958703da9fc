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
 * Result of checking the proof of a deal.
 * - `proven`: the cards follow from the promise and a player's cut. `uncut`: no player cut.
 * - `unseen`: the proof is consistent, but this page did not receive the promise.
 * - `broken`: the cards, the promise or the own cut do not match.
 * - `none`: no promise and no proof.
 */
export type Verdict = 'proven' | 'uncut' | 'unseen' | 'broken' | 'none';

/** A settled deal whose proof is to be checked. */
export interface ProofQuestion {
  /** The record of its game, as text. */
  readonly record: string;
  readonly game: number;
  /** Its number in the game, from 1. */
  readonly deal: number;
  /** Null if this page did not receive it. */
  readonly promised: Promised | null;
}

export interface ProofService {
  /** Checks the proof of one deal in the record of a game. */
  verdict(question: ProofQuestion): Verdict;
}
