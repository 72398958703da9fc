import { type Card, heightOf, RANKS, type Rank } from '@nain-jaune/engine';
import { CARD_KINDS, type CardKind } from './exploration.ts';
import { endsRun, type HandRuns } from './handRuns.ts';

/** The rows of a table: the ranks, then the kinds. A set of rows is a number with a bit for each. */
export const ROWS: readonly (Rank | CardKind)[] = [...RANKS, ...CARD_KINDS];
/** The bits of the ranks. */
export const RANK_ROWS: number = (1 << RANKS.length) - 1;

/** Returns the rows of a card of a hand. */
export function rowsOf(hand: HandRuns, card: Card): number {
  let rows = 1 << (heightOf(card) - 1);
  for (const [index, kind] of CARD_KINDS.entries()) {
    if (isOfKind(hand, card, kind)) rows |= 1 << (RANKS.length + index);
  }
  return rows;
}

function isOfKind(
  { rules, cards, lengths, reachingEnd, longest }: HandRuns,
  card: Card,
  kind: CardKind,
): boolean {
  switch (kind) {
    case 'lowest':
      return cards[0] !== undefined && heightOf(card) === heightOf(cards[0]);
    case 'longest-run':
      return longest > 1 && lengths.get(card) === longest;
    case 'honour':
      return (rules.boxOf[card] ?? -1) >= 0;
    case 'ends-run':
      return endsRun(rules, card);
    case 'run-to-end':
      return reachingEnd.has(card);
    case 'alone':
      return lengths.get(card) === 1 && !endsRun(rules, card);
  }
}
