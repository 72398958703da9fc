/**
 * Provably fair deals. The server commits to a secret before a player cuts, the pack follows from both, and the record
 * contains the proof. See docs/decisions/0007-fair-deals.md.
 */
export { type CheckedProofs, checkProof, checkProofs, proofsIn } from './checkProofs.ts';
export {
  commitmentTo,
  DEAL_PROVER,
  type DealProof,
  type DealProver,
  hashRandom,
  type PackFacts,
  packFrom,
} from './proof.ts';
export type { ProofFault } from './proofShape.ts';
export { makeSecret } from './secret.ts';
