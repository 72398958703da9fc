import { type Card, heightOf, type Suit, suitOf } from '@nain-jaune/engine';
import { type Language, RANK_LETTERS } from './language.ts';

/** Names and signs of cards. */
export interface CardWords {
  /** A card without an article: `seven of diamonds`. */
  cardName(card: Card): string;
  /** A card with its article, as the subject of a sentence: `the seven of diamonds`. */
  theCard(card: Card): string;
  /** An honour with its article. The seven of diamonds has its own name: `the Yellow Dwarf`. */
  theHonour(card: Card): string;
  /** A card in two or three characters, as in its corner: `Q♠`. */
  cardSign(card: Card): string;
  /** The rank in the corner of a card: `A`, `10`, `Q`. */
  rankSign(card: Card): string;
  /** The suit of a card: `diamonds`. */
  suitName(card: Card): string;
  /** A list of cards with their articles. */
  cardNames(cards: readonly Card[]): string;
}

/** The names of a language from which {@link makeCardWords} makes its words for cards. */
interface CardNames extends Pick<CardWords, 'cardName' | 'theCard' | 'theHonour' | 'suitName'> {
  and(parts: readonly string[]): string;
}

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export function makeCardWords(language: Language, { and, ...names }: CardNames): CardWords {
  const rankSign = rankSigns(language);
  return {
    ...names,
    rankSign,
    cardSign: (card) => `${rankSign(card)}${SUIT_SIGNS[suitOf(card)]}`,
    cardNames: (cards) => and(cards.map(names.theCard)),
  };
}

/** Returns the sign of a card's rank in a language: its letter, or its number. */
export function rankSigns(language: Language): (card: Card) => string {
  const [ace, jack, queen, king] = RANK_LETTERS[language];
  return byRank([ace, '2', '3', '4', '5', '6', '7', '8', '9', '10', jack, queen, king]);
}

/** Looks up a text by the rank of a card, from the ace to the king. */
export function byRank(texts: readonly string[]): (card: Card) => string {
  return (card) => texts[heightOf(card) - 1] ?? '';
}
