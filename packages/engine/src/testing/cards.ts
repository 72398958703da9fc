import { type Card, makeCardText, PACK, parseCardText } from '../index.ts';

/** Parses a card: `card('7d')`. Throws for another text. */
export function card(text: string): Card {
  const found = parseCardText(text);
  if (found === undefined) throw new RangeError(`invalid card: ${text}`);
  return found;
}

/** Parses cards: `cards('5h 6c')`. */
export function cards(text: string): Card[] {
  return words(text).map(card);
}

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

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
