/** The four suits in the order of a card's number: clubs, diamonds, hearts, spades. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
/** A suit by its letter in the notation. */
export type Suit = (typeof SUITS)[number];

/** The thirteen ranks, ascending: the ace is low, the king is high. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
/** A rank by its letter in the notation. */
export type Rank = (typeof RANKS)[number];

declare const cardBrand: unique symbol;
/**
 * One of the 52 cards: an integer `4 × rank + suit`, rank 0 (ace) to 12 (king), suit in the order of {@link SUITS}.
 * Branded, so that no other number is taken for a card by mistake.
 */
export type Card = number & { readonly [cardBrand]: true };

/** How many cards a pack has. */
export const PACK_SIZE = 52;

/** The card of a rank and a suit. */
export function makeCard(rank: Rank, suit: Suit): Card {
  return (RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit)) as Card;
}

/** The card with a number from 0 to 51. Throws a `RangeError` for any other number. */
export function cardAt(index: number): Card {
  if (!Number.isInteger(index) || index < 0 || index >= PACK_SIZE) {
    throw new RangeError(`no card has the number ${index}`);
  }
  return index as Card;
}

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return RANKS[card >> 2] as Rank;
}

/** The height of a card: 1 for an ace to 13 for a king. */
export function heightOf(card: Card): number {
  return (card >> 2) + 1;
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return SUITS[card & 3] as Suit;
}

/** Whether a card is a court card: jack, queen or king. */
export function isCourt(card: Card): boolean {
  return heightOf(card) > 10;
}

/** The seven of diamonds, the yellow dwarf. */
export const DWARF: Card = makeCard('7', 'd');

/** The 52 cards, ascending by rank, within a rank by suit. */
export const PACK: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, index) => cardAt(index));
