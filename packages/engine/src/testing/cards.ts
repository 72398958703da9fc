import { type Card, makeCardText, PACK, parseCardText } from '../index.ts';

/** The card that a text names: `card('7d')`. Throws where it names none. */
export function card(text: string): Card {
  const found = parseCardText(text);
  if (found === undefined) throw new RangeError(`"${text}" is no card`);
  return found;
}

/** The cards that a text names, parted by spaces: `cards('5h 6c')`. */
export function cards(text: string): Card[] {
  return words(text).map(card);
}

/** The words of a text, parted by spaces; none of an empty text. */
export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** Cards as a text, ascending by rank and suit. */
export function ascending(some: readonly Card[]): string {
  return some
    .toSorted((a, b) => a - b)
    .map(makeCardText)
    .join(' ');
}

/** The cards of a pack that are in none of the hands, ascending. */
export function restOfThePack(hands: readonly (readonly Card[])[]): Card[] {
  const held = new Set(hands.flat());
  return PACK.filter((one) => !held.has(one));
}
