import { parseRecord } from '@nain-jaune/engine';
import { checkProofs, type DealProof, proofsIn } from '@nain-jaune/table/proof';
import type { Promised, ProofQuestion, Verdict } from '../room/online/proofService.ts';

/** Checks the proof of one deal in the record of a game. */
export function judgeProof({ record, game, deal, promised }: ProofQuestion): Verdict {
  const parsed = parseRecord(JSON.parse(record));
  if (!parsed.ok) return 'broken';
  if (checkProofs(parsed.value).findings.some((finding) => finding.deal === deal)) return 'broken';
  const proof = proofsIn(parsed.value).find((one) => one.deal === deal);
  if (proof === undefined) return promised === null ? 'none' : 'broken';
  if (proof.game !== game) return 'broken';
  return promised === null ? 'unseen' : compared(proof, promised);
}

/** Checks that the proof has the promised game and commitment, and the cut that this browser sent. */
function compared(proof: DealProof, promised: Promised): Verdict {
  if (proof.code !== promised.gameId || proof.commitment !== promised.commitment) return 'broken';
  if (promised.cut !== null && proof.cut !== promised.cut) return 'broken';
  return proof.cut === null ? 'uncut' : 'proven';
}
