import { commitmentTo, type DealProof, type PackFacts } from '../proof/proof.ts';

/** The proof of a deal whose secret may be told, as its record carries it. */
export function makeProof({ code, game, deal, secret, cut }: PackFacts): DealProof {
  return { code, game, deal, commitment: commitmentTo(secret), secret, cut };
}
