// Written by scripts/languages.ts from the files in languages/: change those, and not this one.
import type { Words } from './words.ts';

/** The languages by their ISO 639 codes, the source's own first, each with its own name for itself. */
export const LANGUAGE_NAMES = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
} as const;

/** A language by its ISO 639 code. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** What stands on the ace, the jack, the queen and the king of each language. */
export const RANK_LETTERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ['1', 'V', 'D', 'R'],
  en: ['A', 'J', 'Q', 'K'],
  de: ['A', 'B', 'D', 'K'],
};

/** What loads everything that is said in each language. */
export const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  fr: async () => (await import('./languages/fr.ts')).fr,
  en: async () => (await import('./languages/en.ts')).en,
  de: async () => (await import('./languages/de.ts')).de,
};
