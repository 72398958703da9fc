import { type Card, rankOf, type Suit, suitOf } from '@nain-jaune/engine';

/** How cards are called. */
export interface CardWords {
  /** A card without an article: `seven of diamonds`. */
  cardName(card: Card): string;
  /** A card with its article, as the subject of a sentence: `the seven of diamonds`. */
  theCard(card: Card): string;
  /** An honour with its article; the seven of diamonds has its own name: `the Yellow Dwarf`. */
  theHonour(card: Card): string;
  /** A card in two or three signs, as its corner shows it: `Q♠`. */
  cardSign(card: Card): string;
  /** What the corner of a card shows of its rank: `A`, `10`, `Q`. */
  rankSign(card: Card): string;
  /** The suit of a card: `diamonds`. */
  suitName(card: Card): string;
  /** Cards in a list, without articles. */
  cardNames(cards: readonly Card[]): string;
}

/** The signs of the suits, the same everywhere. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A card in two or three signs, given the signs of the ranks. */
export function signOf(card: Card, rankSigns: Readonly<Record<string, string>>): string {
  return `${rankSigns[rankOf(card)]}${SUIT_SIGNS[suitOf(card)]}`;
}
