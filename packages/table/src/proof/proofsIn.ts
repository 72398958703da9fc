import type { GameRecord, RecordDeal } from '@nain-jaune/engine';
import type { DealProof } from './proof.ts';
import { isProof } from './shape.ts';

/** What a deal of a record carries as its proof; null for nothing. */
export function carriedBy(deal: RecordDeal & { readonly proof?: unknown }): unknown {
  return deal.proof ?? null;
}

/** The proofs that the deals of a record carry, in their order, unchecked. */
export function proofsIn({ deals }: GameRecord): DealProof[] {
  return deals.map(carriedBy).filter(isProof);
}
