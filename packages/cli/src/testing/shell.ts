import type { Language } from '@nain-jaune/words';
import { loadSpoken, type Shell } from '../shell.ts';
import { plain } from '../terminal/paint.ts';

/** A shell for tests of what is drawn: no colours, and nothing is written. */
export async function quietShell(language: Language): Promise<Shell> {
  return {
    ...(await loadSpoken(language)),
    output: { out: async () => {}, note: () => {} },
    paint: plain,
    notePaint: plain,
  };
}
