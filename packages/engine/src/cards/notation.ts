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
 * The card that a text of the record names, or `undefined` where it names none. Letters are case-sensitive.
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
 * Cards as the record writes them: `5h 6c 7d`, an empty text for no cards.
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
