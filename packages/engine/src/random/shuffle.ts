import { type Card, heightOf, PACK } from '../cards/card.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { Random } from '../randomSource.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { below } from './random.ts';

/** Returns the items in a uniformly random order (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const chosen = below(random, last + 1);
    [result[last], result[chosen]] = [result[chosen] as Item, result[last] as Item];
  }
  return result;
}

/** Returns a shuffled pack, the top card first. */
export function shuffledPack(random: Random): Card[] {
  return shuffled(PACK, random);
}

/** The result of finding the first dealer. */
export interface DealerDraw {
  readonly dealer: Seat;
  /**
   * For `highest-card`: each round's cards by seat, null for a seat that no longer draws. Empty for a lot.
   */
  readonly draws: readonly (readonly (Card | null)[])[];
  /** The last card that each seat drew. Absent for a lot. */
  readonly drawn?: readonly Card[];
}

/**
 * Finds the first dealer as the ruleset says: by lot, or by the highest card drawn (S1). Seats that drew equally high
 * draw again from the rest of the pack, which is reshuffled when it runs out.
 *
 * @example
 * ```ts
 * import { RULESETS } from '@nain-jaune/engine';
 * import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
 *
 * const { dealer, draws } = drawDealer(RULESETS.famille, 4, seededRandom(1760));
 * dealer; // => 3
 * draws[0]?.length; // => 4
 * ```
 */
export function drawDealer(ruleset: Ruleset, players: number, random: Random): DealerDraw {
  const seats = seatsOf(players);
  if (ruleset.firstDealer === 'lot') return { dealer: seats[below(random, players)] as Seat, draws: [] };
  const draws: (Card | null)[][] = [];
  let drawing = seats;
  let pack: Card[] = [];
  while (drawing.length > 1) {
    if (pack.length < drawing.length) pack = shuffledPack(random);
    const drawn = seats.map((seat) => (drawing.includes(seat) ? (pack.pop() as Card) : null));
    draws.push(drawn);
    drawing = highestOf(drawing, drawn);
  }
  const drawn = seats.map(
    (seat) => draws.map((round) => round[seat]).findLast((card) => card != null) as Card,
  );
  return { dealer: drawing[0] as Seat, draws, drawn };
}

function highestOf(seats: readonly Seat[], drawn: readonly (Card | null)[]): Seat[] {
  const heights = drawn.map((card) => (card === null ? 0 : heightOf(card)));
  const highest = Math.max(...heights);
  return seats.filter((seat) => heights[seat] === highest);
}
