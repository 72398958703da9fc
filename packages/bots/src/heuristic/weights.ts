/** The weights of a rule of thumb, in units of one card got rid of. */
export interface Weights {
  /** Each point of a card. */
  readonly points: number;
  /**
   * An ace rather than a king, which is the hardest card to get rid of. The other ranks are in proportion.
   */
  readonly low: number;
  /** Each counter in the box of an honour that one lays oneself. */
  readonly box: number;
  /** Each counter in the box of an honour that another may lay. */
  readonly theirBox: number;
  /** Leading again. */
  readonly lead: number;
  /** The probability that another lays one unseen card of the wanted rank first. */
  readonly ahead: number;
  /** Going out at once. */
  readonly goingOut: number;
  /** Whether it counts the cards that were laid or, after a stall, are known to be in the talon. */
  readonly counts: boolean;
}

/**
 * A player who looks at the own hand only. (`packages/bots/scripts/tune.ts` finds uneven weights that gain a third of a
 * counter a deal.)
 */
export const RULE_OF_THUMB: Weights = {
  points: 0,
  low: 0,
  box: 1,
  theirBox: 0,
  lead: 5,
  ahead: 0.25,
  goingOut: 50,
  counts: false,
};

/** A player who also counts cards, with tuned weights: the model of careful players in a search. */
export const COUNTING: Weights = {
  points: 0.26,
  low: -0.36,
  box: 1.35,
  theirBox: 0,
  lead: 13,
  ahead: 0.12,
  goingOut: 55,
  counts: true,
};
