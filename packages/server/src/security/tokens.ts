import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cryptoRandom } from '@nain-jaune/engine/random';
import { makeCode as drawCode } from '@nain-jaune/table';
import { addressName } from '../limits/address.ts';

export const strongRandom = cryptoRandom((words) => crypto.getRandomValues(words));

const tokenBytes = 32;
const tokenForm = /^[\w-]{43}$/;

/** Returns a new token: 256 random bits in base64url, 43 characters. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return tokenForm.test(text);
}

/** SHA-256 of a token in hexadecimal. Only the hash is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export class AddressHash {
  readonly #key: Buffer;

  /** @param secret shared by all servers on one database */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('addresses of clients').digest();
  }

  /** Returns 32 hexadecimal digits, equal for addresses that count as one. */
  of(address: string): string {
    return createHmac('sha256', this.#key).update(addressName(address)).digest('hex').slice(0, 32);
  }
}

/** Returns a new code for a table or a challenge. */
export function makeCode(): string {
  return drawCode(strongRandom);
}
