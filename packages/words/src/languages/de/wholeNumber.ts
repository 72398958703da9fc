import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('de');

/** The whole numbers that are possible. */
export function wholeSpan(least: number, most: number): string {
  return `eine ganze Zahl von ${number(least)} bis ${number(most)}`;
}

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Gib ${wholeSpan(least, most)} ein.`;
}
