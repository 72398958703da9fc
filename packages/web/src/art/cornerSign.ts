import { type Card, rankOf } from '@nain-jaune/engine';
import { type Language, RANK_LETTERS } from '@nain-jaune/words';

/** Returns the corner index of a card: the language's letter, or a figure. */
export function cornerSign(card: Card, letters: Language): string {
  const rank = rankOf(card);
  return RANK_LETTERS[letters]['AJQK'.indexOf(rank)] ?? (rank === 'T' ? '10' : rank);
}
