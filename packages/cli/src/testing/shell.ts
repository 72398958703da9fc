import { errorWords, type Language, reviewWords, ruleWords, words } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { plain } from '../terminal/paint.ts';
import { cliWordsOf } from '../words/index.ts';

/** A shell for tests of what is drawn: no colours, and nothing is written. */
export function quietShell(language: Language): Shell {
  return {
    language,
    words: words(language),
    errors: errorWords(language),
    review: reviewWords(language),
    rules: ruleWords(language),
    cli: cliWordsOf(language),
    output: { out: async () => {}, note: () => {} },
    paint: plain,
    notePaint: plain,
  };
}
