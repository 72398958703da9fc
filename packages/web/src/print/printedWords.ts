import type { Ruleset } from '@nain-jaune/engine';
import type { Language } from '@nain-jaune/words';
import { loadWords } from '@nain-jaune/words/load';
import type { PrintedWords } from './sheets.ts';

/** What is said on paper in a language about rules, which need not be the language of the page. */
export async function loadPrinted(language: Language, rules: Ruleset): Promise<PrintedWords> {
  const words = await loadWords(language);
  const [print, told] = await Promise.all([words.chapters.print(), words.chapters.rules()]);
  return { words, print, rules: told.rulesInWords(rules) };
}
