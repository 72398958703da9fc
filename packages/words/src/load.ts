import type { Language } from './language.ts';
import type { Words } from './words.ts';

const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** Everything that is said in a language, loaded alone: a page speaks one language at a time. */
export function loadWords(language: Language): Promise<Words> {
  return LOAD[language]();
}
