import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('en-GB');

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Enter a whole number from ${number(least)} to ${number(most)}.`;
}
