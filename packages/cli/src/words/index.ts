import { existsSync } from 'node:fs';
import type { Language } from '@nain-jaune/words';
import type { CliWords } from './cliWords.ts';
import { en } from './languages/en.ts';

export type { CliWords } from './cliWords.ts';

/** Loads the words of the command line in a language: its file in `languages/` where it has one, else English. */
export async function loadCliWords(language: Language): Promise<CliWords> {
  const file = new URL(`./languages/${language}.ts`, import.meta.url);
  if (!existsSync(file)) return en;
  const exported = (await import(file.href)) as Readonly<Record<string, CliWords>>;
  return exported[language] ?? en;
}
