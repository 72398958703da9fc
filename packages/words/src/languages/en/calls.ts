import { type Card, DWARF } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { spokenRank, suitName } from './cards.ts';

const DWARF_NAME = 'the Yellow Dwarf';

/** What is called at the table in English. */
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
