/** What was promised for a deal before its cards, as this browser received it. */
export interface Promised {
  /** Names the game in its proofs. */
  readonly gameId: string;
  /** What the server is bound to. */
  readonly commitment: string;
  /** The number that was given here and that the server took; null if another member cut, or nobody. */
  readonly cut: string | null;
}
