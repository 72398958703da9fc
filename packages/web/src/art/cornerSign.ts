import { type Card, rankOf } from '@nain-jaune/engine';
import { type Language, RANK_LETTERS } from '@nain-jaune/words';

/** What stands in the corner of a card whose letters are those of a language; the other ranks are figures everywhere. */
export function cornerSign(card: Card, letters: Language): string {
  const rank = rankOf(card);
  return RANK_LETTERS[letters]['AJQK'.indexOf(rank)] ?? (rank === 'T' ? '10' : rank);
}
