/** What a first deal explains, in the order in which it is told where nothing happens meanwhile. */
export const TIPS = ['aim', 'run', 'box', 'missing', 'sweep', 'settlement'] as const;
/** The name of a tip. */
export type Tip = (typeof TIPS)[number];

/** The words of the tips that accompany a first deal, by family rules. */
export interface CoachWords {
  /** What the tips are, for a screen reader. */
  readonly title: string;
  readonly next: string;
  /** To play on without tips. */
  readonly stop: string;
  readonly tips: Readonly<Record<Tip, string>>;
}
