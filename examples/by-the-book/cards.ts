/** Cards. A card is its rank and its suit: `7d` is the seven of diamonds, the dwarf. */

/** The ranks from the lowest to the highest. */
const RANKS = 'A23456789TJQK';

/** The suits: clubs, diamonds, hearts, spades. */
const SUITS = 'cdhs';

/** The seven of diamonds. */
export const DWARF = '7d';

/** The 52 cards, by rank, and by suit within a rank. */
export const PACK: readonly string[] = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** Whether the value is the name of a card. */
export function isCard(value: unknown): value is string {
  return typeof value === 'string' && PACK.includes(value);
}

/** The rank of a card. */
export function rankOf(card: string): string {
  return card.charAt(0);
}

/** The suit of a card. */
export function suitOf(card: string): string {
  return card.charAt(1);
}

/** The place of a card's rank: 0 for an ace, 12 for a king. */
export function heightOf(card: string): number {
  return RANKS.indexOf(rankOf(card));
}

/** The rank above, or null above the king. */
export function rankAbove(rank: string): string | null {
  return rank === 'K' ? null : RANKS.charAt(RANKS.indexOf(rank) + 1);
}
