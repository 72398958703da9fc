import type { Card } from '@nain-jaune/engine';
import { shuffledPack } from '@nain-jaune/engine/random';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashRandom } from './hashRandom.ts';

/** What a pack follows from: the server's secret, the number of the player who cut, and which deal it is. */
export interface PackFacts {
  /** The server's secret: 32 bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** The number of the player who cut: 16 bytes as 32 hexadecimal digits; null where nobody did. */
  readonly cut: string | null;
  /** Names the table in proofs: random for each game. Older records have the code of the table. */
  readonly code: string;
  /** The number of the game at the table, from 1. */
  readonly game: number;
  /** The number of the deal in the game, from 1. */
  readonly deal: number;
}

/**
 * What a deal's record carries so that anyone can see that its cards were not chosen: the server was bound to its
 * secret before the player cut, and the pack follows from both.
 */
export interface DealProof extends PackFacts {
  /** SHA-256 of the secret's 64 digits, as 64 hexadecimal digits: told before the player cut. */
  readonly commitment: string;
}

/** The commitment to a secret: SHA-256 of its digits as they are written, so that `sha256sum` gives the same. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The pack that follows from a secret, a cut and the deal's place, the top card first. */
export function packFrom({ secret, cut, code, game, deal }: PackFacts): Card[] {
  return shuffledPack(hashRandom(`${secret}:${cut ?? ''}:${code}:${game}:${deal}`));
}
