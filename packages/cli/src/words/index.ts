import { type Language, typesetAll, typesetFrench } from '@nain-jaune/words';
import type { CliWords } from './cliWords.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { CliWords } from './cliWords.ts';

const WORDS: Readonly<Record<Language, CliWords>> = { fr: typesetAll(fr, typesetFrench), en, de };

/** The words of the command line in a language. */
export function cliWordsOf(language: Language): CliWords {
  return WORDS[language];
}
