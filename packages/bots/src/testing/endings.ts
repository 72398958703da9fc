import {
  type Deal,
  legalMoves,
  makeDeal,
  PACK,
  type Rules,
  type Ruleset,
  seatAt,
  seatsOf,
} from '@nain-jaune/engine';
import { below, type Random, shuffled } from '@nain-jaune/engine/random';
import { after } from './bruteForce.ts';

const HONOURS = [
  ['7d', '8c', '8d', '9h', '9s'],
  ['7d', 'Tc', 'Jd', 'Qh', 'Ks'],
  ['2d', '3c', '3d', '3h', '4s'],
];

/** Rules that make rare cases common: honours of one rank, announcing, operas, hocs that cannot be paid. */
export function rareRules(ruleset: Ruleset, random: Random): Ruleset {
  const honours = HONOURS[below(random, 4)]?.map((card) => ({ card, stake: 1 })) ?? ruleset.honours;
  const announcing = below(random, 2) === 0 ? 'required' : ruleset.announcing;
  const when = (['first-lead', 'first-chance'] as const)[below(random, 6)];
  const opera = when === undefined ? ruleset.opera : ({ when, sweeps: true, factor: 1 } as const);
  const hocs = below(random, 3) === 0 && ruleset.run === 'suit' ? { hocs: true, debts: false } : {};
  return { ...ruleset, ...hocs, honours, announcing, opera };
}

/** An ending with short hands of consecutive ranks, some full boxes and some poor players. */
export function randomEnding(rules: Rules, random: Random): Deal {
  let deal = freshEnding(rules, random);
  for (let turn = below(random, 6); turn > 0; turn--) {
    const moves = legalMoves(deal);
    const next = after(deal, moves[below(random, moves.length)]!);
    if (next.phase.type === 'over') return deal;
    deal = next;
  }
  return deal;
}

function freshEnding(rules: Rules, random: Random): Deal {
  const { players } = rules;
  const cards = nearFirst(random);
  const size = Math.floor(10 / players);
  const hands = seatsOf(players).map(() => cards.splice(0, size + below(random, 2)));
  const riches = [6, 25, 80][below(random, 3)]!;
  const made = makeDeal(rules, {
    dealer: seatAt(below(random, players)),
    hands,
    talon: cards,
    counters: hands.map(() => below(random, riches)),
    boxes: rules.honours.map(() => below(random, 20)),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** A pack with the shuffled cards of some consecutive ranks on top. */
function nearFirst(random: Random) {
  const ranks = 2 + below(random, 12);
  const lowest = 4 * below(random, 14 - ranks);
  const near = shuffled(PACK.slice(lowest, lowest + 4 * ranks), random);
  return [...near, ...shuffled(PACK, random).filter((card) => !near.includes(card))];
}
