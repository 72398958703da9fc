import {
  compileRules,
  dealPack,
  type Finding,
  makeCardsText,
  type RecordDeal,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import { commitmentTo, type DealProof, packFrom } from './proof.ts';

/** What is wrong with the proof of a deal; its path is below the deal. */
export type ProofFault = Pick<Finding, 'code' | 'path' | 'expected' | 'found'>;

/**
 * Everything that keeps a proof from proving a deal: a commitment that is not its secret's, and cards that do not follow
 * from its secret and cut. The deal is one that the rules allow.
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

/** The first hand, or else the talon, that is not dealt from the pack: where one card is wrong, so is another. */
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
