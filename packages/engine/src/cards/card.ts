/** The four suits, in the order of card numbers. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
/** A suit by its letter in records. */
export type Suit = (typeof SUITS)[number];

/** The thirteen ranks, ascending. The ace is low. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
/** A rank by its letter in records. */
export type Rank = (typeof RANKS)[number];

declare const cardBrand: unique symbol;
/**
 * One of the 52 cards: the integer `4 × rank + suit`, with rank 0 (ace) to 12 (king) and the suit's index in {@link
 * SUITS}.
 */
export type Card = number & { readonly [cardBrand]: true };

export const PACK_SIZE = 52;

export function makeCard(rank: Rank, suit: Suit): Card {
  return (RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit)) as Card;
}

/**
 * Returns the card with a number from 0 to 51.
 *
 * @throws RangeError for any other number.
 */
export function cardAt(index: number): Card {
  if (!Number.isInteger(index) || index < 0 || index >= PACK_SIZE) {
    throw new RangeError(`invalid card number: ${index}`);
  }
  return index as Card;
}

export function rankOf(card: Card): Rank {
  return RANKS[card >> 2] as Rank;
}

/** Returns 1 for an ace to 13 for a king. */
export function heightOf(card: Card): number {
  return (card >> 2) + 1;
}

export function suitOf(card: Card): Suit {
  return SUITS[card & 3] as Suit;
}

/** Whether a card is a jack, queen or king. */
export function isCourt(card: Card): boolean {
  return heightOf(card) > 10;
}

/** The seven of diamonds, the yellow dwarf. */
export const DWARF: Card = makeCard('7', 'd');

/** The 52 cards, ascending. */
export const PACK: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, index) => cardAt(index));
