import type { Card } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { commitmentTo, type PackFacts, packFrom } from './proof.ts';

const SECRET_WORDS = 8;
const WORD_DIGITS = 8;

/** How a room binds itself to a secret, and makes a pack of it. */
export interface DealProver {
  /** The promise of a secret, which does not reveal it. Sent to everyone before the cut. */
  commitment(secret: string): string;
  /** The shuffled pack, its top card first. */
  pack(facts: PackFacts): readonly Card[];
}

/** The prover whose deals `nain check` verifies. */
export const DEAL_PROVER: DealProver = { commitment: commitmentTo, pack: packFrom };

/** A new secret: 256 bits of a strong source, as 64 hexadecimal digits. */
export function makeSecret(random: Random): string {
  const words = Array.from({ length: SECRET_WORDS }, () => random.next() >>> 0);
  return words.map((word) => word.toString(16).padStart(WORD_DIGITS, '0')).join('');
}
