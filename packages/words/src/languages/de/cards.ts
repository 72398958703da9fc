import { type Card, DWARF, type Rank, rankOf, suitOf } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { byRank, makeCardWords, rankSigns } from '../../cardWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('de');

/** The four cases of a noun. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Gender = 'masculine' | 'feminine' | 'neuter';

const SUITS = { c: 'Kreuz', d: 'Karo', h: 'Herz', s: 'Pik' } as const;
const DWARF_NAME = 'der Gelbe Zwerg';
const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
};
const INDEFINITE: Readonly<Record<Gender, string>> = { masculine: 'ein', feminine: 'eine', neuter: 'ein' };
const GENITIVES: Readonly<Partial<Record<Rank, string>>> = { A: 'Asses', J: 'Buben', K: 'Königs' };
const rankSign = rankSigns('de');
/** The rank of a card: `Acht`. */
const rankName = byRank([
  ...['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'],
  ...['Bube', 'Dame', 'König'],
]);

function genderOf(card: Card): Gender {
  const rank = rankOf(card);
  if (rank === 'A') return 'neuter';
  return rank === 'J' || rank === 'K' ? 'masculine' : 'feminine';
}

function rankIn(card: Card, grammaticalCase: Case): string {
  const rank = rankOf(card);
  if (rank === 'J' && grammaticalCase !== 'nominative') return 'Buben';
  return (grammaticalCase === 'genitive' ? GENITIVES[rank] : undefined) ?? rankName(card);
}

function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

/** A card with its article in a case: `den Kreuz-Buben`. */
export function theCardIn(card: Card, grammaticalCase: Case): string {
  const article = ARTICLES[genderOf(card)][grammaticalCase];
  return `${article} ${suitName(card)}-${rankIn(card, grammaticalCase)}`;
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

/** Any card of this rank as a subject: `eine Sieben`, `ein Bube`. */
export function anyOfRank(card: Card): string {
  return `${INDEFINITE[genderOf(card)]} ${rankName(card)}`;
}

/** Any card of this rank as an object: `eine Sieben`, `einen Buben`. */
export function anyOfRankAsObject(card: Card): string {
  const article = genderOf(card) === 'masculine' ? 'einen' : INDEFINITE[genderOf(card)];
  return `${article} ${rankIn(card, 'accusative')}`;
}

/** The rank of a card in a call, numbers in digits: `5`, `Dame`. */
function spokenRank(card: Card, grammaticalCase: Case = 'nominative'): string {
  return /\d/.test(rankSign(card)) ? rankSign(card) : rankIn(card, grammaticalCase);
}

/** The article of a card as a subject, which is its relative pronoun too. */
function articleOf(card: Card): string {
  return ARTICLES[genderOf(card)].nominative;
}

export const cards = makeCardWords('de', {
  cardName: (card) => `${suitName(card)}-${rankName(card)}`,
  theCard: (card) => theCardIn(card, 'nominative'),
  theHonour: (card) => theHonourIn(card, 'nominative'),
  suitName,
  and,
});

const PLURALS: Readonly<Partial<Record<Rank, string>>> = { A: 'Asse', J: 'Buben', Q: 'Damen', K: 'Könige' };

export const calls: CallPhrases = {
  rank: (card) => spokenRank(card),
  withoutRank: (card) => `ohne ${spokenRank(card, 'accusative')}`,
  withoutCard: (card) => `ohne ${suitName(card)}-${spokenRank(card, 'accusative')}`,
  pass: 'passe',
  sweeps: (card) =>
    card === DWARF
      ? `${DWARF_NAME}, der nimmt!`
      : `${articleOf(card)} ${spokenRank(card)}, ${articleOf(card)} nimmt!`,
  dwarf: (standsFor, sweeps) => `${DWARF_NAME}${inPlaceOf(standsFor)}${sweeps ? ', der nimmt' : ''}!`,
  hoc: 'Hoc!',
  keep: (card, kind) => {
    if (kind === 'wild') return 'Gelben Zwerg behalten';
    const cards = kind === 'one' ? undefined : (PLURALS[rankOf(card)] ?? `${spokenRank(card)}er`);
    return `${cards ?? spokenRank(card, 'accusative')} behalten`;
  },
};

function inPlaceOf(card: Card | null): string {
  return card === null ? '' : ` für ${spokenRankAccusative(card)}`;
}

function spokenRankAccusative(card: Card): string {
  const article = articleOf(card) === 'der' ? 'den' : articleOf(card);
  return `${article} ${spokenRank(card, 'accusative')}`;
}
