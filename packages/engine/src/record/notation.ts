import type { Card } from '../cards/card.ts';
import { makeCardText, parseCardText } from '../cards/notation.ts';
import { lay, type Move, pass } from '../deal/move.ts';

/** A move as the record writes it: `7d`, `7d!` when announced, `-` for a pass. */
export function moveText(move: Move): string {
  return move.type === 'pass' ? '-' : `${makeCardText(move.card)}${move.announced ? '!' : ''}`;
}

/** The move that a token of the record names, or `undefined` where it names none. */
export function parseMoveText(text: string): Move | undefined {
  if (text === '-') return pass;
  const announced = text.endsWith('!');
  const card = parseCardText(announced ? text.slice(0, -1) : text);
  return card === undefined ? undefined : lay(card, announced);
}

/** The tokens of a text of moves or cards, parted by single spaces; none for an empty text. */
export function tokensOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The cards of a text such as `5h 6c`; null in the place of each token that names none. */
export function parseCards(text: string): (Card | null)[] {
  return tokensOf(text).map((token) => parseCardText(token) ?? null);
}
