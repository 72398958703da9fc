/** What a rule of thumb thinks of: all in the worth of one card that is got rid of. */
export interface Weights {
  /** A card's points, each. */
  readonly points: number;
  /** Being an ace and not a king, which is the hardest card to get rid of; the ranks between in proportion. */
  readonly low: number;
  /** Each counter in the box of an honour that one lays oneself. */
  readonly box: number;
  /** Each counter in the box of an honour that another may lay. */
  readonly theirBox: number;
  /** Leading again. */
  readonly lead: number;
  /** The chance that one unseen card of the wanted rank is laid by another before one's own. */
  readonly ahead: number;
  /** Going out at once. */
  readonly goingOut: number;
  /** Whether it remembers the cards that were laid and those that a stall showed to be in the talon. */
  readonly counts: boolean;
}

/**
 * Who plays from his own hand alone and thinks: a card that I get rid of is worth one, a counter in a box one, leading again
 * five. (`packages/bots/scripts/tune.ts` finds uneven weights that make a third of a counter a deal more.)
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

/** Who counts the cards besides, as well as the tuning could make him: what a search takes careful players for. */
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
