import type { KeepProblem } from '@nain-jaune/engine';
import type { KeeperWords } from '@nain-jaune/words';

export function problemInWords(
  { code, seat, card, expected, found }: KeepProblem,
  names: readonly string[],
  words: KeeperWords,
): string {
  return words.problems[code]({ name: seat === null ? '' : (names[seat] ?? ''), card, expected, found });
}
