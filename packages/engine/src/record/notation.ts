import type { Card } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import { makeCardText, parseCardText } from '../cards/notation.ts';
import { lay, type Move, pass } from '../deal/move.ts';

/**
 * Formats a move as in a record: `7d`, `7d!` if it is announced, `-` for a pass.
 *
 * @example
 * ```ts
 * import { DWARF, lay, moveText, pass } from '@nain-jaune/engine';
 *
 * [lay(DWARF), lay(DWARF, true), pass].map(moveText); // => ['7d', '7d!', '-']
 * ```
 */
export function moveText(move: Move): string {
  return move.type === 'pass' ? '-' : `${makeCardText(move.card)}${move.announced ? '!' : ''}`;
}

/**
 * Parses a move as in a record, or returns `undefined`.
 *
 * @example
 * ```ts
 * import { DWARF, parseMoveText } from '@nain-jaune/engine';
 *
 * parseMoveText('7d!'); // => { type: 'lay', card: DWARF, announced: true }
 * parseMoveText('7x'); // => undefined
 * ```
 */
export function parseMoveText(text: string): Move | undefined {
  if (text === '-') return pass;
  const announced = text.endsWith('!');
  const card = parseCardText(announced ? text.slice(0, -1) : text);
  return card === undefined ? undefined : lay(card, announced);
}

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
