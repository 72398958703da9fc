import type { Language } from '@nain-jaune/words';
import type { CliWords, PlayerWords } from './cliWords.ts';
import { developersInEnglish } from './developersInEnglish.ts';
import { en } from './languages/en.ts';

export type { CliWords } from './cliWords.ts';

/** English is loaded statically, as the fallback. */
const LOADERS: Readonly<Partial<Record<Language, () => Promise<PlayerWords>>>> = {
  de: async () => (await import('./languages/de.ts')).de,
  fr: async () => (await import('./languages/fr.ts')).fr,
};

/** Loads the texts of a language. Falls back to English. Those of the commands for developers are always English. */
export async function loadCliWords(language: Language): Promise<CliWords> {
  const words = (await LOADERS[language]?.()) ?? en;
  return {
    ...words,
    ...developersInEnglish,
    commands: { ...words.commands, ...developersInEnglish.commands },
    options: { ...words.options, ...developersInEnglish.options },
    exampleDescriptions: { ...words.exampleDescriptions, ...developersInEnglish.exampleDescriptions },
  };
}
