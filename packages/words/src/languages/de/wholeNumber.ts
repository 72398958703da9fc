import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('de');

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`;
}
