import type { Card } from '@nain-jaune/engine';
import { type Random, shuffledPack } from '@nain-jaune/engine/random';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The inputs of a shuffle. */
export interface PackFacts {
  /** The server's secret: 32 bytes in hexadecimal. */
  readonly secret: string;
  /** The number of the player who cut: 16 bytes in hexadecimal; null if no player did. */
  readonly cut: string | null;
  /** Identifies the game: random, or in older records the code of the table. */
  readonly code: string;
  readonly game: number;
  readonly deal: number;
}

/** The proof in a deal's record that its cards were not chosen. */
export interface DealProof extends PackFacts {
  /** SHA-256 of the secret's 64 digits, in hexadecimal. Sent before the cut. */
  readonly commitment: string;
}

/** Returns the commitment to a secret: SHA-256 of its digits as text, as `sha256sum` computes it. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

export function makeProof({ code, game, deal, secret, cut }: PackFacts): DealProof {
  return { code, game, deal, commitment: commitmentTo(secret), secret, cut };
}

export function packFrom({ secret, cut, code, game, deal }: PackFacts): Card[] {
  return shuffledPack(hashRandom(`${secret}:${cut ?? ''}:${code}:${game}:${deal}`));
}

const WORD_BYTES = 4;

/**
 * Returns a random source seeded by a text: the SHA-256 of `text:0`, `text:1` and so on, each as eight big-endian numbers of
 * 32 bits.
 */
export function hashRandom(text: string): Random {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = 0;
  return {
    next(): number {
      if (used === block.byteLength) {
        block = new DataView(sha256(utf8ToBytes(`${text}:${blocks++}`)).buffer);
        used = 0;
      }
      const word = block.getUint32(used);
      used += WORD_BYTES;
      return word;
    },
  };
}

export interface DealProver {
  /** Sent to all clients before the cut. Does not reveal the secret. */
  commitment(secret: string): string;
  pack(facts: PackFacts): readonly Card[];
}

/** The prover whose deals `nain check` verifies. */
export const DEAL_PROVER: DealProver = { commitment: commitmentTo, pack: packFrom };
