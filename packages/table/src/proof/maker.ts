import type { Card } from '@nain-jaune/engine';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentTo, type PackFacts, packFrom } from './proof.ts';

const SECRET_BYTES = 32;

/** Makes secrets, promises and the packs that follow from them. */
export interface ProofMaker {
  /** A new secret, from strong chance: told to nobody before its deal is settled. */
  secret(): string;
  /** The promise of a secret, which does not give it away: told to everyone before the cut. */
  commitment(secret: string): string;
  /** The shuffled pack, its top card first. */
  pack(facts: PackFacts): readonly Card[];
}

/**
 * The maker whose deals `nain check` can prove, from a source of strong random bytes, which fills what it is given:
 * `(bytes) => crypto.getRandomValues(bytes)`.
 */
export function makeProofMaker(fill: (bytes: Uint8Array<ArrayBuffer>) => void): ProofMaker {
  return {
    secret() {
      const bytes = new Uint8Array(SECRET_BYTES);
      fill(bytes);
      return bytesToHex(bytes);
    },
    commitment: commitmentTo,
    pack: packFrom,
  };
}
