import { type Card, PACK, rankOf, suitOf } from './card.ts';

const NOTATION: readonly string[] = PACK.map((card) => `${rankOf(card)}${suitOf(card)}`);
const CARD_BY_NOTATION: ReadonlyMap<string, Card> = new Map(
  PACK.map((card) => [NOTATION[card] as string, card]),
);

/** A card as the record writes it, rank then suit: `7d` is the dwarf. */
export function makeCardText(card: Card): string {
  return NOTATION[card] as string;
}

/**
 * Parses a card as the record writes it. Returns `undefined` for any other text. Letters are case-sensitive.
 *
 * @example
 * ```ts
 * import { DWARF, parseCardText } from '@nain-jaune/engine';
 *
 * parseCardText('7d'); // => DWARF
 * parseCardText('7D'); // => undefined
 * ```
 */
export function parseCardText(text: string): Card | undefined {
  return CARD_BY_NOTATION.get(text);
}

/**
 * Formats cards as the record writes them, separated by spaces. No cards are an empty text.
 *
 * @example
 * ```ts
 * import { DWARF, makeCard, makeCardsText } from '@nain-jaune/engine';
 *
 * makeCardsText([makeCard('5', 'h'), DWARF]); // => '5h 7d'
 * ```
 */
export function makeCardsText(cards: readonly Card[]): string {
  return cards.map(makeCardText).join(' ');
}
