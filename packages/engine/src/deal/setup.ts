import { type Card, PACK } from '../cards/card.ts';
import type { Draw } from '../cards/draw.ts';
import { makeCardsText } from '../cards/notation.ts';
import type { Seat } from '../cards/seat.ts';
import type { Problem } from '../problem.ts';
import type { Rules } from '../rules/compiledRules.ts';

/** The start of a deal, after the ante. {@link makeDeal} validates it. */
export interface DealSetup {
  readonly dealer: Seat;
  /** Each seat's cards in the order dealt. */
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
  /** The draws for the first deal. Absent if the dealer was not drawn by card. */
  readonly drawn?: readonly Draw[];
  readonly counters: readonly number[];
  readonly boxes: readonly number[];
}

/** Returns the number of cards dealt to each seat. */
export function handSizesFrom(rules: Rules, dealer: Seat): number[] {
  const sizes: number[] = new Array(rules.players).fill(0);
  let seat: number = dealer;
  for (const size of rules.handSizes) {
    seat = rules.nextDealtTo[seat] ?? 0;
    sizes[seat] = size;
  }
  return sizes;
}

/**
 * Deals a shuffled pack, its top card first, packet by packet to each seat in turn. The rest is the talon, in the order
 * of the pack.
 *
 * @throws {RangeError} if the pack has fewer cards than the hands.
 *
 * @example
 * ```ts
 * import { compileRules, dealPack, makeCardsText, PACK, RULESETS, seatAt } from '@nain-jaune/engine';
 *
 * const { hands, talon } = dealPack(compileRules(RULESETS['lindor-1789'], 4), seatAt(0), PACK);
 * hands.map((hand) => hand.length); // => [12, 12, 12, 12]
 * makeCardsText(talon); // => 'Kc Kd Kh Ks'
 * ```
 */
export function dealPack(
  rules: Rules,
  dealer: Seat,
  pack: readonly Card[],
): Pick<DealSetup, 'hands' | 'talon'> {
  const sizes = handSizesFrom(rules, dealer);
  const dealt = sizes.reduce((sum, size) => sum + size, 0);
  if (pack.length < dealt) throw new RangeError(`the pack has ${pack.length} cards, the hands need ${dealt}`);
  const hands: Card[][] = sizes.map(() => []);
  let top = 0;
  for (let seat: number = rules.nextDealtTo[dealer] ?? 0; isDealing(hands, sizes); ) {
    const hand = hands[seat] as Card[];
    const packet = Math.min(rules.packet, (sizes[seat] ?? 0) - hand.length);
    hand.push(...pack.slice(top, top + packet));
    top += packet;
    seat = rules.nextDealtTo[seat] ?? 0;
  }
  return { hands, talon: pack.slice(top) };
}

function isDealing(hands: readonly Card[][], sizes: readonly number[]): boolean {
  return hands.some((hand, seat) => hand.length < (sizes[seat] ?? 0));
}

/** A problem of the hands, or cards that occur twice or nowhere. */
export interface SetupProblem extends Problem {
  readonly kind: 'hand-count' | 'hand-size' | 'card-twice' | 'card-missing';
}

export type Dealt = Pick<DealSetup, 'dealer' | 'hands' | 'talon' | 'drawn'>;

/**
 * Returns every problem of a setup. It needs one hand a player, none empty, and each of the 52 cards once. Hands may
 * have other sizes than the ruleset deals, because an ending is a setup too.
 */
export function setupProblems(rules: Rules, setup: Dealt): SetupProblem[] {
  return [...countProblems(rules, setup), ...packProblems(setup)];
}

function countProblems({ players }: Rules, { hands }: Dealt): SetupProblem[] {
  if (hands.length === players)
    return hands.flatMap((hand, seat) => (hand.length > 0 ? [] : [wrongSize(seat, '≥ 1', 0)]));
  return [problem('hand-count', 'wrong-value', 'hands', `${players} hands`, `${hands.length} hands`)];
}

/** Returns a problem for each hand that does not have the size that the ruleset deals. */
export function sizeProblems(rules: Rules, { dealer, hands }: Dealt): SetupProblem[] {
  const sizes = handSizesFrom(rules, dealer);
  return hands.flatMap((hand, seat) =>
    hand.length === sizes[seat] ? [] : [wrongSize(seat, String(sizes[seat] ?? 0), hand.length)],
  );
}

function wrongSize(seat: number, expected: string, found: number): SetupProblem {
  return problem('hand-size', 'wrong-value', `hands[${seat}]`, `${expected} cards`, `${found} cards`);
}

function packProblems({ hands, talon }: Dealt): SetupProblem[] {
  const times = new Map<Card, number>();
  for (const card of [...hands.flat(), ...talon]) times.set(card, (times.get(card) ?? 0) + 1);
  const twice = PACK.filter((card) => (times.get(card) ?? 0) > 1);
  const missing = PACK.filter((card) => !times.has(card));
  return [
    ...(twice.length === 0 ? [] : [problem('card-twice', 'conflict', 'hands', '', makeCardsText(twice))]),
    ...(missing.length === 0
      ? []
      : [problem('card-missing', 'missing', 'hands', makeCardsText(missing), '')]),
  ];
}

function problem(
  kind: SetupProblem['kind'],
  code: Problem['code'],
  path: string,
  expected: string,
  found: string,
): SetupProblem {
  return { kind, code, path, expected, found };
}
