import { Counting, type Layout } from '@nain-jaune/bots/knowledge';
import { type Card, DealSamples } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { CardPossibilities } from './cardPossibilities.ts';

/** Seats that may hold the same cards count as one place. The talon is the last place. */
interface Place {
  readonly seat: number;
  readonly size: number;
}

/** The most states of a count, which take about a tenth of a second. */
const MAX_STATES = 300_000;
const SAMPLES = 2000;

/**
 * Returns the probability that some other player holds at least one of the cards, by counting the possible deals and those
 * with all of the cards in the talon. It is exact unless counting takes too long, and estimated from random deals then.
 *
 * @param mostStates The most states of the count.
 */
export function chanceOfHolding(
  possible: CardPossibilities,
  cards: readonly Card[],
  mostStates: number = MAX_STATES,
): number {
  const { unseen, sizes } = possible;
  const hidden = unseen.filter((card) => cards.includes(card));
  if (hidden.length > (sizes.at(-1) ?? 0)) return 1;
  const all = countDeals(possible, [], mostStates);
  const inTalon = all === null ? null : countDeals(possible, hidden, mostStates);
  return all === null || inTalon === null ? estimate(possible, hidden) : 1 - inTalon / all;
}

/** Counts the deals with some cards in the talon, or returns null if that takes too many states. */
function countDeals(
  possible: CardPossibilities,
  inTalon: readonly Card[],
  mostStates: number,
): number | null {
  const places = placesIn(possible);
  const talon = possible.sizes.length - 1;
  const weights = possible.unseen.flatMap((card) =>
    places.map(({ seat }) =>
      possible.mayHold(seat, card) && (seat === talon || !inTalon.includes(card)) ? 1 : 0,
    ),
  );
  const layout: Layout = { sizes: places.map(({ size }) => size), weights: Float64Array.from(weights) };
  return Counting.of(layout, mostStates)?.total ?? null;
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

/** Returns the share of random deals in which a player holds one of the cards. */
function estimate({ view, sizes }: CardPossibilities, cards: readonly Card[]): number {
  const samples = new DealSamples(view);
  const random = seededRandom('holding');
  const talon = sizes.length - 1;
  let held = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    let isHeld = false;
    samples.draw(random, (place, card) => {
      isHeld ||= place !== talon && cards.includes(card);
    });
    held += isHeld ? 1 : 0;
  }
  // Only a count can say that something is certain.
  return (held + 0.5) / (SAMPLES + 1);
}
