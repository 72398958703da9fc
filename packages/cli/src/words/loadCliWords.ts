import type { Language } from '@nain-jaune/words';
import type { CliWords } from './cliWords.ts';
import { en } from './languages/en.ts';

export type { CliWords } from './cliWords.ts';

/** Loads the words of each language that has its own. English needs no loading. */
const LOADERS: Readonly<Partial<Record<Language, () => Promise<CliWords>>>> = {
  de: async () => (await import('./languages/de.ts')).de,
  fr: async () => (await import('./languages/fr.ts')).fr,
};

/** Loads the words of the command line in a language, or the English ones if it has none. */
export async function loadCliWords(language: Language): Promise<CliWords> {
  return (await LOADERS[language]?.()) ?? en;
}
