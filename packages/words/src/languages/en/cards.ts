import { type Card, DWARF, type Rank, rankOf, type Suit, suitOf } from '@nain-jaune/engine';
import { type CardWords, signOf } from '../../cardWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('en-GB');

const NAMES: Readonly<Record<Rank, string>> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SIGNS: Readonly<Record<Rank, string>> = {
  A: 'A',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'J',
  Q: 'Q',
  K: 'K',
};
const SUITS: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** A card without an article: `seven of diamonds`. */
function cardName(card: Card): string {
  return `${NAMES[rankOf(card)]} of ${SUITS[suitOf(card)]}`;
}

/** The suit of a card: `diamonds`. */
export function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

/** A card with its article: `the seven of diamonds`. */
export function theCard(card: Card): string {
  return `the ${cardName(card)}`;
}

/** An honour with its article. */
export function theHonour(card: Card): string {
  return card === DWARF ? 'the Yellow Dwarf' : theCard(card);
}

/** The rank of a card: `eight`. */
export function rankName(card: Card): string {
  return NAMES[rankOf(card)];
}

/** The rank of a card with its article: `the eight`. */
export function theRank(card: Card): string {
  return `the ${rankName(card)}`;
}

/** Any card of the rank of this one: `an eight`. */
export function anyOfRank(card: Card): string {
  const name = NAMES[rankOf(card)];
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The rank of a card as it is said at the table, numbers in digits: `5`, `Queen`. */
export function spokenRank(card: Card): string {
  const sign = SIGNS[rankOf(card)];
  const name = NAMES[rankOf(card)];
  return /\d/.test(sign) ? sign : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The cards' names in English. */
export const cards: CardWords = {
  cardName,
  theCard,
  theHonour,
  cardSign: (card) => signOf(card, SIGNS),
  rankSign: (card) => SIGNS[rankOf(card)],
  suitName,
  cardNames: (list) => and(list.map(theCard)),
};
