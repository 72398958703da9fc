import { parseRecord } from '@nain-jaune/engine';
import { checkProofs, type DealProof, proofsIn } from '@nain-jaune/table/proof';
import type { Promised } from '../online/promised.ts';
import type { ProofQuestion, Verdict } from '../online/verdict.ts';

/** Judges the proof that the record of a game carries for one of its deals. */
export function judged({ record, game, deal, promised }: ProofQuestion): Verdict {
  const parsed = parseRecord(JSON.parse(record));
  if (!parsed.ok) return 'broken';
  if (checkProofs(parsed.value).findings.some((finding) => finding.deal === deal)) return 'broken';
  const proof = proofsIn(parsed.value).find((one) => one.deal === deal);
  if (proof === undefined) return promised === null ? 'none' : 'broken';
  if (proof.game !== game) return 'broken';
  return promised === null ? 'unseen' : compared(proof, promised);
}

/** Compares the proof with the promise: it is of the promised game and secret, and the own number is in it. */
function compared(proof: DealProof, promised: Promised): Verdict {
  if (proof.code !== promised.gameId || proof.commitment !== promised.commitment) return 'broken';
  if (promised.cut !== null && proof.cut !== promised.cut) return 'broken';
  return proof.cut === null ? 'uncut' : 'proven';
}
