import { type Deal, legalMoves, playDeal } from '../index.ts';
import { fixedDeal } from './fixedDeal.ts';

/** A small deal whose move sequences are counted. */
export interface CountedDeal {
  readonly rules: string;
  /** Each seat's hand. The other cards are in the talon. Seat 0 leads. */
  readonly hands: readonly string[];
  /** The maximum length of sequences. */
  readonly depth: number;
}

export interface MoveSequenceCounts {
  /** The number of sequences of 1, 2, 3 … moves. */
  readonly counts: readonly number[];
  /** The number of these sequences that end the deal, by the winner's seat. */
  readonly won: readonly number[];
}

const HANDS = [
  ['Ac 3d 7d Jc Kh', '2c 4d 8h Qs Td', '3c 5d 6d 9s Ks'],
  ['5h 6d Td', '6c 7d Qs', '7h 8s Kc'],
  ['Tc Qd 2c 7d', 'Jc Kd 3c 6d', 'Qc As 4c 5d'],
];

const FOUR = ['5h 6c Td 2s', '6d 7d Js 3s', '7h 8h Qs 4s', 'Ah Kh 9c 9d'];

const RULES: readonly (readonly [rules: string, depth: number])[] = [
  ['avantcoureur-1760', 20],
  ['avantcoureur-1760 dwarf=stands-for-wanted', 18],
  ['avantcoureur-1760 dwarf=plain continuing=optional', 16],
  ['avantcoureur-1760 hocs=false announcing=automatic', 22],
  ['lindor-1789', 16],
  ['lindor-1789 hocs=true', 14],
  ['lindor-1789 continuing=compulsory announcing=automatic', 40],
  ['gelber-zwerg', 18],
  ['gelber-zwerg continuing=compulsory', 30],
  ['yellow-dwarf', 30],
  ['nain-jaune-court', 40],
];

const RULES_FOR_FOUR: typeof RULES = [
  ['lindor-1789', 15],
  ['famille', 40],
  ['gelber-zwerg', 17],
  ['yellow-dwarf', 25],
  ['nain-jaune-court', 40],
];

/** The small deals, for each ruleset and some house rules. */
export const COUNTED_DEALS: readonly CountedDeal[] = [
  ...HANDS.flatMap((hands) => RULES.map(([rules, depth]) => ({ rules, hands, depth }))),
  ...RULES_FOR_FOUR.map(([rules, depth]) => ({ rules, hands: FOUR, depth })),
];

export function countMoveSequences(counted: CountedDeal): MoveSequenceCounts {
  const counts = Array<number>(counted.depth).fill(0);
  const won = Array<number>(counted.hands.length).fill(0);
  walk(fixedDeal(counted).deal, 0, counts, won);
  return { counts: counts.filter((count) => count > 0), won };
}

function walk(deal: Deal, depth: number, counts: number[], won: number[]): void {
  const { phase } = deal;
  if (phase.type === 'over') {
    won[phase.winner]! += 1;
    return;
  }
  if (depth === counts.length) return;
  for (const move of legalMoves(deal)) {
    counts[depth]! += 1;
    const played = playDeal(deal, phase.seat, move);
    if (!played.ok) throw new Error(`a legal move was refused: ${JSON.stringify(played.error)}`);
    walk(played.value.deal, depth + 1, counts, won);
  }
}

/** Formats deals and their counts as the data file: four lines a deal. */
export function countsText(deals: readonly CountedDeal[]): string {
  return deals.map((deal) => countedText(deal, countMoveSequences(deal))).join('\n');
}

function countedText({ rules, hands, depth }: CountedDeal, { counts, won }: MoveSequenceCounts): string {
  return [
    `rules  ${rules}`,
    `hands  ${hands.join(' | ')}`,
    `depth  ${depth}`,
    `counts ${counts.join(' ')}`,
    `won    ${won.join(' ')}`,
    '',
  ].join('\n');
}

/** Parses the data file. */
export function parseCounts(text: string): (CountedDeal & MoveSequenceCounts)[] {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const lines = new Map(paragraph.split('\n').map((line) => [line.slice(0, 7).trim(), line.slice(7)]));
      const value = (key: string): string => lines.get(key) ?? '';
      return {
        rules: value('rules'),
        hands: value('hands').split(' | '),
        depth: Number(value('depth')),
        counts: value('counts').split(' ').map(Number),
        won: value('won').split(' ').map(Number),
      };
    });
}
