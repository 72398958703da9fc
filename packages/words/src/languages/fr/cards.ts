import { type Card, DWARF, rankOf, suitOf } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { byRank, makeCardWords, rankSigns } from '../../cardWords.ts';
import { capital, makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('fr');
const SUITS = { c: 'trèfle', d: 'carreau', h: 'cœur', s: 'pique' } as const;
const DWARF_NAME = 'le Nain jaune';
const rankSign = rankSigns('fr');
/** The rank of a card: `huit`. */
const rankName = byRank([
  ...['as', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['valet', 'dame', 'roi'],
]);

function suitName(card: Card): string {
  return SUITS[suitOf(card)];
}

function cardName(card: Card): string {
  return `${rankName(card)} de ${suitName(card)}`;
}

/** A card with its article: `le sept de carreau`. */
export function theCard(card: Card): string {
  return `${article(card)}${cardName(card)}`;
}

/** An honour with its article. */
export function theHonour(card: Card): string {
  return card === DWARF ? DWARF_NAME : theCard(card);
}

/** An honour after "de": `du roi de cœur`, `de la dame de pique`. */
export function ofTheHonour(card: Card): string {
  return ofThe(theHonour(card));
}

/** The rank of a card with its article: `le huit`, `la dame`. */
export function theRank(card: Card): string {
  return `${article(card)}${rankName(card)}`;
}

/** A name with its article after "de": `du huit`, `de la dame`. */
export function ofThe(named: string): string {
  return `de ${named}`.replace(/^de le /, 'du ');
}

/** A name of a person after "de": `d’Anne`, `de Paul`, `d’Yves`, `de Yann`. */
export function ofName(name: string): string {
  return /^(h?[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** A name with its article after "à": `au huit`, `à la dame`. */
export function toThe(named: string): string {
  return `à ${named}`.replace(/^à le /, 'au ');
}

/** Any card of this rank: `un sept`, `une dame`. */
export function anyOfRank(card: Card): string {
  return `${rankOf(card) === 'Q' ? 'une' : 'un'} ${rankName(card)}`;
}

/** The rank of a card in a call, numbers in digits: `5`, `Dame`. The ace is `1`. */
function spokenRank(card: Card): string {
  return /\d/.test(rankSign(card)) ? rankSign(card) : capital(rankName(card));
}

/** A rank in a call with its article: `la Dame`, `le 10`. */
function theSpokenRank(card: Card): string {
  return `${rankOf(card) === 'Q' ? 'la' : 'le'} ${spokenRank(card)}`;
}

function article(card: Card): string {
  const rank = rankOf(card);
  if (rank === 'A') return 'l’';
  return rank === 'Q' ? 'la ' : 'le ';
}

export const cards = makeCardWords('fr', { cardName, theCard, theHonour, suitName, and });

export const calls: CallPhrases = {
  rank: spokenRank,
  withoutRank: (card) => `sans ${spokenRank(card)}`,
  withoutCard: (card) => `sans ${spokenRank(card)} de ${suitName(card)}`,
  pass: 'je passe',
  sweeps: (card) => `${card === DWARF ? DWARF_NAME : theSpokenRank(card)} qui prend !`,
  dwarf: (standsFor, sweeps) => {
    const comma = standsFor === null ? '' : ',';
    return `${DWARF_NAME}${inPlaceOf(standsFor)}${sweeps ? `${comma} qui prend` : ''} !`;
  },
  hoc: 'hoc !',
  keep: (card, kind) => {
    if (kind === 'wild') return `Garder ${DWARF_NAME}`;
    const name = rankOf(card) === 'A' ? 'As' : spokenRank(card);
    if (kind === 'several') return `Garder mes ${/[\ds]$/.test(name) ? name : `${name}s`}`;
    return `Garder ${rankOf(card) === 'Q' ? 'ma' : 'mon'} ${name}`;
  },
};

function inPlaceOf(card: Card | null): string {
  return card === null ? '' : ` pour ${theSpokenRank(card)}`;
}
