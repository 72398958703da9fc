import { type Card, DWARF, type Rank, rankOf } from '@nain-jaune/engine';
import type { CallPhrases } from '../../callWords.ts';
import { articleOf, spokenRank, suitName } from './cards.ts';

const DWARF_NAME = 'der Gelbe Zwerg';

const PLURALS: Readonly<Partial<Record<Rank, string>>> = { A: 'Asse', J: 'Buben', Q: 'Damen', K: 'Könige' };

/** What is called at the table in German. */
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
