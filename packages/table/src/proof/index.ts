/**
 * Deals that nobody can have chosen: the server is bound to a secret before a player cuts, the pack follows from both,
 * and the record carries what shows it. How and against whom: docs/decisions/0007-fair-deals.md.
 */
export { checkProof, type ProofFault } from './checkProof.ts';
export { type CheckedProofs, checkProofs } from './checkProofs.ts';
export { hashRandom } from './hashRandom.ts';
export { commitmentTo, type DealProof, type PackFacts, packFrom } from './proof.ts';
export { proofsIn } from './proofsIn.ts';
export { DEAL_PROVER, type DealProver, makeSecret } from './prover.ts';
