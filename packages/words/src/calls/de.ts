import { type Card, DWARF } from '@nain-jaune/engine';
import type { CallPhrases } from '../calls.ts';
import { articleOf, spokenRank, suitName } from '../cards/de.ts';

const DWARF_NAME = 'der Gelbe Zwerg';

/** What is called at the table in German. */
export const calls: CallPhrases = {
  rank: (card) => spokenRank(card),
  withoutRank: (card) => `ohne ${spokenRank(card, 'accusative')}`,
  withoutCard: (card) => `ohne ${suitName(card)}-${spokenRank(card, 'accusative')}`,
  sweeps: (card) =>
    card === DWARF
      ? `${DWARF_NAME}, der nimmt!`
      : `${articleOf(card)} ${spokenRank(card)}, ${articleOf(card)} nimmt!`,
  dwarf: (standsFor, sweeps) => `${DWARF_NAME}${inPlaceOf(standsFor)}${sweeps ? ', der nimmt' : ''}!`,
  hoc: 'Hoc!',
};

function inPlaceOf(card: Card | null): string {
  return card === null ? '' : ` für ${spokenRankAccusative(card)}`;
}

function spokenRankAccusative(card: Card): string {
  const article = articleOf(card) === 'der' ? 'den' : articleOf(card);
  return `${article} ${spokenRank(card, 'accusative')}`;
}
