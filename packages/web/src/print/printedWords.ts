import type { Ruleset } from '@nain-jaune/engine';
import type { Language } from '@nain-jaune/words';
import { loadWords } from '@nain-jaune/words/load';
import type { PrintedWords } from './sheets.ts';

/** Loads the printed words in a language, which may differ from the page's. */
export async function loadPrinted(language: Language, rules: Ruleset): Promise<PrintedWords> {
  const words = await loadWords(language);
  const [print, told] = await Promise.all([words.chapters.print(), words.chapters.rules()]);
  return { words, print, rules: told.rulesInWords(rules) };
}
