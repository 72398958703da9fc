import type { Card } from './card.ts';
import { PACK } from './card.ts';

/**
 * A set of cards that never changes: 52 bits in two 32-bit words.
 * Bit `card` of `low` for the cards 0 to 31 (ace to eight), bit `card − 32` of `high` for the others.
 */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

/** The set without a card. */
export const NO_CARDS: CardSet = { low: 0, high: 0 };
/** The set of all 52 cards. */
export const ALL_CARDS: CardSet = { low: -1, high: 0xfffff };

/**
 * Returns the set of these cards.
 *
 * @example
 * ```ts
 * import { cardsOf, DWARF, hasCard, makeCard, makeCardSet, union } from '@nain-jaune/engine';
 *
 * const honours = union(makeCardSet([DWARF]), makeCardSet([makeCard('K', 'h')]));
 * hasCard(honours, DWARF); // => true
 * cardsOf(honours).length; // => 2
 * ```
 */
export function makeCardSet(cards: Iterable<Card>): CardSet {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    if (card < 32) low |= 1 << card;
    else high |= 1 << (card - 32);
  }
  return { low, high };
}

/** Whether a card is in a set. */
export function hasCard(set: CardSet, card: Card): boolean {
  return ((card < 32 ? set.low >>> card : set.high >>> (card - 32)) & 1) === 1;
}

/** The cards that are in either set. */
export function union(a: CardSet, b: CardSet): CardSet {
  return { low: a.low | b.low, high: a.high | b.high };
}

/** The cards that are in both sets. */
export function intersection(a: CardSet, b: CardSet): CardSet {
  return { low: a.low & b.low, high: a.high & b.high };
}

/** The cards of the first set that are not in the second. */
export function difference(a: CardSet, b: CardSet): CardSet {
  return { low: a.low & ~b.low, high: a.high & ~b.high };
}

/** Whether a set has no card. */
export function isEmptySet(set: CardSet): boolean {
  return (set.low | set.high) === 0;
}

/** The cards of a set, ascending. */
export function cardsOf(set: CardSet): Card[] {
  return PACK.filter((card) => hasCard(set, card));
}
