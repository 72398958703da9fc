import type { Language } from '@nain-jaune/words';
import type { Output } from '../io/output.ts';
import { loadShellWords, type Shell } from '../shell.ts';
import { plain } from '../terminal/paint.ts';

const NO_OUTPUT: Output = { out: async () => {}, note: () => {} };

/** Creates a shell for tests, without colours and by default without output. */
export async function quietShell(language: Language, output: Output = NO_OUTPUT): Promise<Shell> {
  return {
    ...(await loadShellWords(language)),
    output,
    paint: plain,
    notePaint: plain,
  };
}
