import { type Card, DWARF, type Rank, rankOf, type Suit, suitOf } from '@nain-jaune/engine';
import { type CardWords, signOf } from '../../cardWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('fr');

const NAMES: Readonly<Record<Rank, string>> = {
  A: 'as',
  2: 'deux',
  3: 'trois',
  4: 'quatre',
  5: 'cinq',
  6: 'six',
  7: 'sept',
  8: 'huit',
  9: 'neuf',
  T: 'dix',
  J: 'valet',
  Q: 'dame',
  K: 'roi',
};
const SIGNS: Readonly<Record<Rank, string>> = {
  A: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'V',
  Q: 'D',
  K: 'R',
};
const SUITS: Readonly<Record<Suit, string>> = { c: 'trèfle', d: 'carreau', h: 'cœur', s: 'pique' };

/** A card without an article: `sept de carreau`. */
function cardName(card: Card): string {
  return `${NAMES[rankOf(card)]} de ${SUITS[suitOf(card)]}`;
}

/** The suit of a card: `carreau`. */
export function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

/** A card with its article: `le sept de carreau`. */
export function theCard(card: Card): string {
  return `${article(card)}${cardName(card)}`;
}

/** An honour with its article. */
export function theHonour(card: Card): string {
  return card === DWARF ? 'le Nain jaune' : theCard(card);
}

/** Of an honour: `du roi de cœur`, `de la dame de pique`. */
export function ofTheHonour(card: Card): string {
  return ofThe(theHonour(card));
}

/** The rank of a card with its article: `le huit`, `la dame`. */
export function theRank(card: Card): string {
  return `${article(card)}${NAMES[rankOf(card)]}`;
}

/** Of what has its article: `du huit`, `de la dame`. */
export function ofThe(named: string): string {
  return `de ${named}`.replace(/^de le /, 'du ');
}

/** To what has its article: `au huit`, `à la dame`. */
export function toThe(named: string): string {
  return `à ${named}`.replace(/^à le /, 'au ');
}

/** Any card of the rank of this one: `un sept`, `une dame`. */
export function anyOfRank(card: Card): string {
  return `${rankOf(card) === 'Q' ? 'une' : 'un'} ${NAMES[rankOf(card)]}`;
}

/** The rank of a card as it is said at the table, numbers in digits: `5`, `Dame`; the ace is said `1`. */
export function spokenRank(card: Card): string {
  const sign = SIGNS[rankOf(card)];
  const name = NAMES[rankOf(card)];
  return /\d/.test(sign) ? sign : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A card as it is said at the table, with its article: `la Dame`, `le 10`. */
export function theSpokenRank(card: Card): string {
  return `${rankOf(card) === 'Q' ? 'la' : 'le'} ${spokenRank(card)}`;
}

function article(card: Card): string {
  const rank = rankOf(card);
  if (rank === 'A') return 'l’';
  return rank === 'Q' ? 'la ' : 'le ';
}

/** The cards' names in French. */
export const cards: CardWords = {
  cardName,
  theCard,
  theHonour,
  cardSign: (card) => signOf(card, SIGNS),
  rankSign: (card) => SIGNS[rankOf(card)],
  suitName,
  cardNames: (list) => and(list.map(theCard)),
};
