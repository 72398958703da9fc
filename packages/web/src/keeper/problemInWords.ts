import type { ScoreProblem } from '@nain-jaune/engine';
import type { ScoreKeeperWords } from '@nain-jaune/words';

/** A problem of an entry in words. */
export function problemInWords(
  { code, seat, card, expected, found }: ScoreProblem,
  names: readonly string[],
  words: ScoreKeeperWords,
): string {
  return words.problems[code]({ name: seat === null ? '' : (names[seat] ?? ''), card, expected, found });
}
