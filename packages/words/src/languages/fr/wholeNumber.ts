import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('fr');

/** The whole numbers that are possible. */
export function wholeSpan(least: number, most: number): string {
  return `un nombre entier de ${number(least)} à ${number(most)}`;
}

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Entrez ${wholeSpan(least, most)}.`;
}
