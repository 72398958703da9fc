import { type Card, DWARF, suitOf } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { byRank, makeCardWords, rankSigns } from '../../cardWords.ts';
import { capital, makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('en-GB');
const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;
const DWARF_NAME = 'the Yellow Dwarf';
const rankSign = rankSigns('en');

/** The rank of a card: `eight`. */
export const rankName = byRank([
  ...['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['jack', 'queen', 'king'],
]);

function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

function cardName(card: Card): string {
  return `${rankName(card)} of ${suitName(card)}`;
}

/** A card with its article: `the seven of diamonds`. */
export function theCard(card: Card): string {
  return `the ${cardName(card)}`;
}

/** An honour with its article. */
export function theHonour(card: Card): string {
  return card === DWARF ? DWARF_NAME : theCard(card);
}

/** The rank of a card with its article: `the eight`. */
export function theRank(card: Card): string {
  return `the ${rankName(card)}`;
}

/** Any card of this rank: `an eight`. */
export function anyOfRank(card: Card): string {
  const name = rankName(card);
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The rank of a card in a call, numbers in digits: `5`, `Queen`. */
function spokenRank(card: Card): string {
  return /\d/.test(rankSign(card)) ? rankSign(card) : capital(rankName(card));
}

export const cards = makeCardWords('en', { cardName, theCard, theHonour, suitName, and });

export const calls: CallPhrases = {
  rank: spokenRank,
  withoutRank: (card) => `without ${spokenRank(card)}`,
  withoutCard: (card) => `without ${spokenRank(card)} of ${suitName(card)}`,
  pass: 'pass',
  sweeps: (card) => `${card === DWARF ? DWARF_NAME : `the ${spokenRank(card)}`} sweeps!`,
  dwarf: (standsFor, sweeps) => `${DWARF_NAME}${inPlaceOf(standsFor)}${sweeps ? ' sweeps' : ''}!`,
  hoc: 'hoc!',
  keep: (card, kind) =>
    kind === 'wild' ? `Keep ${DWARF_NAME}` : `Keep my ${spokenRank(card)}${kind === 'several' ? 's' : ''}`,
};

function inPlaceOf(card: Card | null): string {
  return card === null ? '' : ` for the ${spokenRank(card)}`;
}
