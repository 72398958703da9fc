import type { Card } from '@nain-jaune/engine';
import type { CardPossibilities } from './cardPossibilities.ts';

/** A number of cards that may be in the same places. */
interface CardGroup {
  readonly places: readonly number[];
  readonly cards: number;
}

/** Seats that may hold the same cards count as one place. The talon is the last place. */
interface Place {
  readonly seat: number;
  readonly size: number;
}

/**
 * Returns the exact probability that some other player holds at least one of the cards, by counting the possible deals and
 * those with all of the cards in the talon.
 */
export function chanceOfHolding(possible: CardPossibilities, cards: readonly Card[]): number {
  const { unseen } = possible;
  const places = placesIn(possible);
  const hidden = unseen.filter((card) => cards.includes(card));
  const rest = unseen.filter((card) => !cards.includes(card));
  const sizes = places.map(({ size }) => size);
  const room = (sizes.at(-1) ?? 0) - hidden.length;
  if (room < 0) return 1;
  const inTalon = countDeals(groupsOf(possible, places, rest), sizes.with(-1, room));
  return 1 - inTalon / countDeals(groupsOf(possible, places, unseen), sizes);
}

function placesIn({ sizes, unseen, mayHold }: CardPossibilities): Place[] {
  const talon = sizes.length - 1;
  const places = new Map<string, Place>();
  for (const [seat, size] of sizes.entries()) {
    if (seat === talon || size === 0) continue;
    const key = unseen.map((card) => (mayHold(seat, card) ? 1 : 0)).join('');
    places.set(key, { seat, size: (places.get(key)?.size ?? 0) + size });
  }
  return [...places.values(), { seat: talon, size: sizes[talon] ?? 0 }];
}

function groupsOf(
  possible: CardPossibilities,
  places: readonly Place[],
  cards: readonly Card[],
): CardGroup[] {
  const groups = new Map<string, CardGroup>();
  for (const card of cards) {
    const fitting = places.flatMap(({ seat }, place) => (possible.mayHold(seat, card) ? [place] : []));
    const key = fitting.join();
    groups.set(key, { places: fitting, cards: (groups.get(key)?.cards ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => a.places.length - b.places.length);
}

/** Counts the ways to deal the groups into places of these sizes, one group after another. */
function countDeals(groups: readonly CardGroup[], sizes: readonly number[]): number {
  let states = new Map([[sizes.join(), { sizes, ways: 1 }]]);
  for (const group of groups) {
    const next: typeof states = new Map();
    for (const state of states.values()) {
      for (const { left, ways } of placementsOf(group, state.sizes)) {
        const key = left.join();
        next.set(key, { sizes: left, ways: (next.get(key)?.ways ?? 0) + state.ways * ways });
      }
    }
    states = next;
  }
  return [...states.values()].reduce((sum, { ways }) => sum + ways, 0);
}

/** Yields the number of ways to place one group for each combination of sizes that are left afterwards. */
function* placementsOf(
  { places, cards }: CardGroup,
  sizes: readonly number[],
): Generator<{ readonly left: readonly number[]; readonly ways: number }> {
  const [place, ...others] = places;
  if (place === undefined) {
    if (cards === 0) yield { left: sizes, ways: 1 };
    return;
  }
  const room = sizes[place] ?? 0;
  const elsewhere = others.reduce((sum, other) => sum + (sizes[other] ?? 0), 0);
  for (let here = Math.max(0, cards - elsewhere); here <= Math.min(cards, room); here++) {
    const chosen = binomial(cards, here);
    const rest = placementsOf({ places: others, cards: cards - here }, sizes.with(place, room - here));
    for (const { left, ways } of rest) yield { left, ways: chosen * ways };
  }
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index;
  return ways;
}
