import type { Language } from '@nain-jaune/words';
import type { CliWords } from './cliWords.ts';
import { en } from './languages/en.ts';

export type { CliWords } from './cliWords.ts';

/** English is loaded statically, as the fallback. */
const LOADERS: Readonly<Partial<Record<Language, () => Promise<CliWords>>>> = {
  de: async () => (await import('./languages/de.ts')).de,
  fr: async () => (await import('./languages/fr.ts')).fr,
};

/** Loads the texts of a language. Falls back to English. */
export async function loadCliWords(language: Language): Promise<CliWords> {
  return (await LOADERS[language]?.()) ?? en;
}
