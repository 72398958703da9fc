import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('en-GB');

/** The whole numbers that are possible. */
export function wholeSpan(least: number, most: number): string {
  return `a whole number from ${number(least)} to ${number(most)}`;
}

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Enter ${wholeSpan(least, most)}.`;
}
