import type { Random } from '@nain-jaune/engine/random';

const SECRET_WORDS = 8;
const WORD_DIGITS = 8;

/**
 * Draws a secret of 256 bits, or of `length` times 32, in hexadecimal. Apart from `proof.ts`, so that a table without proofs loads
 * no hash function.
 */
export function makeSecret(random: Random, length = SECRET_WORDS): string {
  const words = Array.from({ length }, () => random.next() >>> 0);
  return words.map((word) => word.toString(16).padStart(WORD_DIGITS, '0')).join('');
}
