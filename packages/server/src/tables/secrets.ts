import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_CONSONANTS, CODE_VOWELS } from '@nain-jaune/protocol/online';

const tokenBytes = 32;
const tokenForm = /^[\w-]{43}$/;

/** A new secret of a place: 256 bits of strong chance, as 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether a text has the form of a secret. */
export function isToken(text: string): boolean {
  return tokenForm.test(text);
}

/** What is kept of a secret: its SHA-256, as 64 hexadecimal digits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A new code of a table: five syllables of strong chance, such as `bado-miku-ze`. */
export function makeCode(): string {
  const [a, b, c, d, e] = Array.from({ length: 5 }, syllable);
  return `${a}${b}-${c}${d}-${e}`;
}

function syllable(): string {
  return `${oneOf(CODE_CONSONANTS)}${oneOf(CODE_VOWELS)}`;
}

function oneOf(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}
