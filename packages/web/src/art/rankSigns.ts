import { type Card, type Rank, rankOf } from '@nain-jaune/engine';

type Letters = Readonly<Partial<Record<Rank, string>>>;

/** The letters of the French, English and German cards; the other ranks are figures everywhere. */
const LETTERS: Readonly<Record<'fr' | 'en' | 'de', Letters>> = {
  fr: { A: '1', J: 'V', Q: 'D', K: 'R' },
  en: {},
  de: { J: 'B', Q: 'D' },
};

/** What stands in the corner of a card whose letters are those of a language. */
export function cornerSign(card: Card, letters: keyof typeof LETTERS): string {
  const rank = rankOf(card);
  return LETTERS[letters][rank] ?? (rank === 'T' ? '10' : rank);
}
