import type { Language } from '@nain-jaune/words';
import type { Output } from '../io/output.ts';
import { loadShellWords, type Shell } from '../shell.ts';
import { plain } from '../terminal/paint.ts';

const NOWHERE: Output = { out: async () => {}, note: () => {} };

/** A shell for tests of what is drawn or said: no colours, and nothing is written unless it is told where to. */
export async function quietShell(language: Language, output: Output = NOWHERE): Promise<Shell> {
  return {
    ...(await loadShellWords(language)),
    output,
    paint: plain,
    notePaint: plain,
  };
}
