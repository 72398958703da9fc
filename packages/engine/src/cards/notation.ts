import { type Card, PACK, rankOf, suitOf } from './card.ts';

const NOTATION: readonly string[] = PACK.map((card) => `${rankOf(card)}${suitOf(card)}`);
const CARD_BY_NOTATION: ReadonlyMap<string, Card> = new Map(
  PACK.map((card) => [NOTATION[card] as string, card]),
);

/** Formats a card as in a record, rank then suit: `7d` is the dwarf. */
export function makeCardText(card: Card): string {
  return NOTATION[card] as string;
}

/**
 * Parses a card as in a record, or returns `undefined`. Case-sensitive.
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
 * Formats cards as in a record, separated by spaces.
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
