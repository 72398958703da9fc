import type { Language } from './language.ts';
import type { Words } from './words.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  fr: async () => (await import('./languages/fr.ts')).fr,
  en: async () => (await import('./languages/en.ts')).en,
  de: async () => (await import('./languages/de.ts')).de,
};

/** Loads the words of one language only. */
export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}
