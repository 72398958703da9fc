import type { Card } from '@nain-jaune/engine';
import type { Possible } from './possible.ts';

/** Cards that may lie in the same places. */
interface Group {
  /** The places where they may lie. */
  readonly places: readonly number[];
  readonly cards: number;
}

/** Seats that may hold the same cards are one place with the room of all; the talon is a place by itself, the last. */
interface Place {
  readonly seat: number;
  readonly size: number;
}

/**
 * The probability that some other player holds at least one of these cards: all deals that agree with what is known are
 * counted, and those in which every one of the cards lies in the talon.
 */
export function chanceOfHolding(possible: Possible, cards: readonly Card[]): number {
  const { unseen } = possible;
  const places = placesIn(possible);
  const hidden = unseen.filter((card) => cards.includes(card));
  const rest = unseen.filter((card) => !cards.includes(card));
  const sizes = places.map(({ size }) => size);
  const room = (sizes.at(-1) as number) - hidden.length;
  if (room < 0) return 1;
  const outside = waysToLie(groupsOf(possible, places, rest), sizes.with(-1, room));
  return 1 - outside / waysToLie(groupsOf(possible, places, unseen), sizes);
}

function placesIn(possible: Possible): Place[] {
  const { sizes, unseen } = possible;
  const talon = sizes.length - 1;
  const places = new Map<string, Place>();
  for (let seat = 0; seat < talon; seat++) {
    if (sizes[seat] === 0) continue;
    const key = unseen.map((card) => (possible.mayHold(seat, card) ? 1 : 0)).join('');
    places.set(key, { seat, size: (places.get(key)?.size ?? 0) + (sizes[seat] ?? 0) });
  }
  return [...places.values(), { seat: talon, size: sizes[talon] ?? 0 }];
}

function groupsOf(possible: Possible, places: readonly Place[], cards: readonly Card[]): Group[] {
  const groups = new Map<string, Group>();
  for (const card of cards) {
    const fitting = places.flatMap(({ seat }, place) => (possible.mayHold(seat, card) ? [place] : []));
    const key = fitting.join();
    groups.set(key, { places: fitting, cards: (groups.get(key)?.cards ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => a.places.length - b.places.length);
}

/** How many ways there are to lay groups of cards into places with so much room: group by group, with what room is left. */
function waysToLie(groups: readonly Group[], sizes: readonly number[]): number {
  let ways = new Map([[sizes.join(), { sizes, ways: 1 }]]);
  for (const group of groups) {
    const next: typeof ways = new Map();
    for (const state of ways.values()) {
      for (const { left, ways: more } of waysOf(group, state.sizes)) {
        const key = left.join();
        next.set(key, { sizes: left, ways: (next.get(key)?.ways ?? 0) + state.ways * more });
      }
    }
    ways = next;
  }
  return [...ways.values()].reduce((sum, state) => sum + state.ways, 0);
}

/** The ways to lay one group of cards, by the room that is left then. */
function* waysOf(
  { places, cards }: Group,
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
    const chosen = choose(cards, here);
    const rest = waysOf({ places: others, cards: cards - here }, sizes.with(place, room - here));
    for (const { left, ways } of rest) yield { left, ways: chosen * ways };
  }
}

/** How many ways there are to choose some things of so many. */
function choose(from: number, some: number): number {
  let ways = 1;
  for (let index = 1; index <= some; index++) ways = (ways * (from - some + index)) / index;
  return ways;
}
