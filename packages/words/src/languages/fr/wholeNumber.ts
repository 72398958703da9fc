import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('fr');

/** What to enter in a field for a number. */
export function wholeNumber(least: number, most: number): string {
  return `Entrez un nombre entier de ${number(least)} à ${number(most)}.`;
}
