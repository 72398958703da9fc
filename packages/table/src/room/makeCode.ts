import { below, type Random } from '@nain-jaune/engine/random';
import { CODE_CONSONANTS, CODE_VOWELS } from '@nain-jaune/protocol';

/** Returns five random syllables, such as `bado-miku-ze`: the code of a table, or the key of a renewed link. */
export function makeCode(random: Random): string {
  const letter = (letters: string) => letters.charAt(below(random, letters.length));
  const [a, b, c, d, e] = Array.from({ length: 5 }, () => letter(CODE_CONSONANTS) + letter(CODE_VOWELS));
  return `${a}${b}-${c}${d}-${e}`;
}
