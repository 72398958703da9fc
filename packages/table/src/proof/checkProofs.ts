import type { Finding, GameRecord, RecordDeal } from '@nain-jaune/engine';
import { checkProof, type ProofFault } from './checkProof.ts';
import type { DealProof } from './proof.ts';
import { carriedBy, proofsIn } from './proofsIn.ts';
import { isProof, shapeFaults } from './shape.ts';

/** The proofs of a record, checked. */
export interface CheckedProofs {
  /** How many deals follow from the server's secret and the number of a player who cut. */
  readonly fair: number;
  /** How many deals follow from the server's secret alone, since nobody cut. */
  readonly uncut: number;
  /** What is wrong with the others. */
  readonly findings: readonly Finding[];
}

/** Checks the proof of every deal that carries one, in a record whose game keeps its rules. */
export function checkProofs(record: GameRecord): CheckedProofs {
  const [first] = proofsIn(record);
  const proven: DealProof[] = [];
  const findings: Finding[] = [];
  for (const [index, deal] of record.deals.entries()) {
    const carried = carriedBy(deal);
    if (carried === null) continue;
    const faults = isProof(carried) ? faultsOf(record, deal, index, carried, first) : shapeFaults(carried);
    findings.push(...faults.map((fault) => findingOf(fault, index)));
    if (isProof(carried) && faults.length === 0) proven.push(carried);
  }
  const fair = proven.filter(({ cut }) => cut !== null).length;
  return { fair, uncut: proven.length - fair, findings };
}

function faultsOf(
  { rules, players }: GameRecord,
  deal: RecordDeal,
  index: number,
  proof: DealProof,
  first: DealProof = proof,
): ProofFault[] {
  return [...placeFaults(proof, index, first), ...checkProof(deal, proof, players.length, rules)];
}

/** All deals of a record are of one game, and each is the one that its proof names. */
function placeFaults(proof: DealProof, index: number, first: DealProof): ProofFault[] {
  const place = { code: first.code, game: first.game, deal: index + 1 };
  return (Object.keys(place) as (keyof typeof place)[]).flatMap((key): ProofFault[] =>
    proof[key] === place[key]
      ? []
      : [
          {
            code: 'proof-of-another-deal',
            path: `proof.${key}`,
            expected: String(place[key]),
            found: String(proof[key]),
          },
        ],
  );
}

function findingOf({ code, path, expected, found }: ProofFault, index: number): Finding {
  return { deal: index + 1, move: null, code, expected, found, path: `deals[${index}].${path}` };
}
