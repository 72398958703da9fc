import { type Card, DWARF, rankOf } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { spokenRank, suitName, theSpokenRank } from './cards.ts';

const DWARF_NAME = 'le Nain jaune';

/** What is called at the table in French. */
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
