/** What was promised of a deal before its cards, as this browser was told it. */
export interface Promised {
  /** What the server bound itself to. */
  readonly commitment: string;
  /** The number that was given here and that the server took; null where another cut, or nobody. */
  readonly cut: string | null;
}
