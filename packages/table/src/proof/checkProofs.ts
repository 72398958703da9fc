import {
  compileRules,
  dealPack,
  type Finding,
  type GameRecord,
  makeCardsText,
  type RecordDeal,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import { commitmentTo, type DealProof, packFrom } from './proof.ts';
import { isProof, type ProofFault, shapeFaults } from './proofShape.ts';

export interface CheckedProofs {
  /** The number of deals that follow from the server's secret and a player's cut. */
  readonly fair: number;
  /** The number of deals that follow from the server's secret alone, because no player cut. */
  readonly uncut: number;
  readonly findings: readonly Finding[];
}

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

/** All proofs must be of one game, and each of its own deal. */
function placeFaults(proof: DealProof, index: number, first: DealProof): ProofFault[] {
  const place = { code: first.code, game: first.game, deal: index + 1 };
  return (['code', 'game', 'deal'] as const).flatMap((key): ProofFault[] =>
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

function carriedBy(deal: RecordDeal & { readonly proof?: unknown }): unknown {
  return deal.proof ?? null;
}

export function proofsIn({ deals }: GameRecord): DealProof[] {
  return deals.map(carriedBy).filter(isProof);
}

/**
 * Checks that the commitment is that of the secret, and that the cards follow from secret and cut. The deal must be valid.
 */
export function checkProof(
  deal: RecordDeal,
  proof: DealProof,
  players: number,
  rules: Ruleset,
): ProofFault[] {
  return [...commitmentFaults(proof), ...cardFaults(deal, proof, players, rules)];
}

function commitmentFaults({ secret, commitment }: DealProof): ProofFault[] {
  const expected = commitmentTo(secret);
  if (commitment === expected) return [];
  return [{ code: 'wrong-commitment', path: 'proof.commitment', expected, found: commitment }];
}

/** Returns the first hand, or the talon, that differs from the pack. One wrong card implies another. */
function cardFaults(deal: RecordDeal, proof: DealProof, players: number, rules: Ruleset): ProofFault[] {
  const dealt = dealPack(compileRules(rules, players), seatAt(deal.dealer), packFrom(proof));
  const places = [
    ...dealt.hands.map((hand, seat) => ({ path: `hands[${seat}]`, cards: hand, found: deal.hands[seat] })),
    { path: 'talon', cards: dealt.talon, found: deal.talon },
  ];
  const faults = places.flatMap(({ path, cards, found = '' }): ProofFault[] => {
    const expected = makeCardsText(cards);
    return expected === found ? [] : [{ code: 'not-from-proof', path, expected, found }];
  });
  return faults.slice(0, 1);
}
