import type { Card } from './card.ts';
import { PACK } from './card.ts';

/**
 * An immutable set of cards as two 32-bit words: bit `card` of `low` for the cards 0 to 31 (ace to eight), bit `card −
 * 32` of `high` for the others.
 */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

export const NO_CARDS: CardSet = { low: 0, high: 0 };
export const ALL_CARDS: CardSet = { low: -1, high: 0xfffff };

/**
 * Makes a set of cards.
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

export function hasCard(set: CardSet, card: Card): boolean {
  return ((card < 32 ? set.low >>> card : set.high >>> (card - 32)) & 1) === 1;
}

export function union(a: CardSet, b: CardSet): CardSet {
  return { low: a.low | b.low, high: a.high | b.high };
}

export function intersection(a: CardSet, b: CardSet): CardSet {
  return { low: a.low & b.low, high: a.high & b.high };
}

/** Returns the cards of `a` that are not in `b`. */
export function difference(a: CardSet, b: CardSet): CardSet {
  return { low: a.low & ~b.low, high: a.high & ~b.high };
}

export function isEmptySet(set: CardSet): boolean {
  return (set.low | set.high) === 0;
}

/** Returns the cards of a set, ascending. */
export function cardsOf(set: CardSet): Card[] {
  return PACK.filter((card) => hasCard(set, card));
}
