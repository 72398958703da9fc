import type { Card } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import { makeCardText, parseCardText } from '../cards/notation.ts';

/** Splits a text of moves or cards at single spaces. */
export function tokensOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/**
 * Parses cards separated by spaces. A token that is not a card is `null`.
 *
 * @example
 * ```ts
 * import { parseCards, parseCardText } from '@nain-jaune/engine';
 *
 * parseCards('5h 6x'); // => [parseCardText('5h'), null]
 * ```
 */
export function parseCards(text: string): (Card | null)[] {
  return tokensOf(text).map((token) => parseCardText(token) ?? null);
}

/** The draws for the first deal as in a record. */
export type DrawTexts = readonly (readonly (string | null)[])[];

/** Formats the draws for the first deal as in a record. */
export function makeDrawTexts(draws: readonly Draw[]): DrawTexts {
  return draws.map((draw) => draw.map((card) => (card === null ? null : makeCardText(card))));
}

/** Parses the draws for the first deal as in a record. A text that is not a card is `null`. */
export function parseDrawTexts(draws: DrawTexts): Draw[] {
  return draws.map((draw) => draw.map((text) => parseCardText(text ?? '') ?? null));
}
