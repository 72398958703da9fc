import { type Card, DWARF, type Rank, rankOf, type Suit, suitOf } from '@nain-jaune/engine';
import { type CardWords, signOf } from '../../cardWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('de');

/** The four cases of a noun. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Gender = 'masculine' | 'feminine' | 'neuter';

const NAMES: Readonly<Record<Rank, string>> = {
  A: 'Ass',
  2: 'Zwei',
  3: 'Drei',
  4: 'Vier',
  5: 'Fünf',
  6: 'Sechs',
  7: 'Sieben',
  8: 'Acht',
  9: 'Neun',
  T: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
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
  J: 'B',
  Q: 'D',
  K: 'K',
};
const SUITS: Readonly<Record<Suit, string>> = { c: 'Kreuz', d: 'Karo', h: 'Herz', s: 'Pik' };

const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
};
const INDEFINITE: Readonly<Record<Gender, string>> = { masculine: 'ein', feminine: 'eine', neuter: 'ein' };
const GENITIVES: Readonly<Partial<Record<Rank, string>>> = { A: 'Asses', J: 'Buben', K: 'Königs' };

function genderOf(card: Card): Gender {
  const rank = rankOf(card);
  if (rank === 'A') return 'neuter';
  return rank === 'J' || rank === 'K' ? 'masculine' : 'feminine';
}

function rankIn(card: Card, grammaticalCase: Case): string {
  const rank = rankOf(card);
  if (rank === 'J' && grammaticalCase !== 'nominative') return 'Buben';
  return (grammaticalCase === 'genitive' ? GENITIVES[rank] : undefined) ?? NAMES[rank];
}

/** A card without an article: `Karo-Sieben`. */
function cardName(card: Card): string {
  return `${SUITS[suitOf(card)]}-${NAMES[rankOf(card)]}`;
}

/** A card with its article in a case: `den Kreuz-Buben`. */
export function theCardIn(card: Card, grammaticalCase: Case): string {
  const article = ARTICLES[genderOf(card)][grammaticalCase];
  return `${article} ${SUITS[suitOf(card)]}-${rankIn(card, grammaticalCase)}`;
}

/** An honour with its article in a case: `des Gelben Zwergs`. */
export function theHonourIn(card: Card, grammaticalCase: Case): string {
  if (card !== DWARF) return theCardIn(card, grammaticalCase);
  const adjective = grammaticalCase === 'nominative' ? 'Gelbe' : 'Gelben';
  const noun = grammaticalCase === 'genitive' ? 'Zwergs' : 'Zwerg';
  return `${ARTICLES.masculine[grammaticalCase]} ${adjective} ${noun}`;
}

/** The rank of a card with its article in a case: `die Sieben`, `den Buben`. */
export function theRankIn(card: Card, grammaticalCase: Case): string {
  return `${ARTICLES[genderOf(card)][grammaticalCase]} ${rankIn(card, grammaticalCase)}`;
}

/** Any card of the rank of this one, as a subject: `eine Sieben`, `ein Bube`. */
export function anyOfRank(card: Card): string {
  return `${INDEFINITE[genderOf(card)]} ${NAMES[rankOf(card)]}`;
}

/** Any card of the rank of this one, as an object: `eine Sieben`, `einen Buben`. */
export function anyOfRankAsObject(card: Card): string {
  const article = genderOf(card) === 'masculine' ? 'einen' : INDEFINITE[genderOf(card)];
  return `${article} ${rankIn(card, 'accusative')}`;
}

/** The rank of a card as it is said at the table, numbers in digits: `5`, `Dame`; after `ohne` in the accusative. */
export function spokenRank(card: Card, grammaticalCase: Case = 'nominative'): string {
  const sign = SIGNS[rankOf(card)];
  return /\d/.test(sign) ? sign : rankIn(card, grammaticalCase);
}

/** The article of a card as a subject, which is its relative pronoun as well. */
export function articleOf(card: Card): string {
  return ARTICLES[genderOf(card)].nominative;
}

/** The suit of a card: `Karo`. */
export function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

/** The cards' names in German. */
export const cards: CardWords = {
  cardName,
  theCard: (card) => theCardIn(card, 'nominative'),
  theHonour: (card) => theHonourIn(card, 'nominative'),
  cardSign: (card) => signOf(card, SIGNS),
  rankSign: (card) => SIGNS[rankOf(card)],
  suitName,
  cardNames: (list) => and(list.map((card) => theCardIn(card, 'nominative'))),
};
