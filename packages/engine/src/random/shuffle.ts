import { type Card, PACK } from '../cards/card.ts';
import { type Draw, highestSeats } from '../cards/draw.ts';
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
  /** Every draw, the first one of all seats. Absent for a lot. */
  readonly drawn?: readonly Draw[];
}

/**
 * Finds the first dealer as the ruleset says: by lot, or by the highest card drawn (S1). If the players choose (R23), but
 * none is there to do so, by lot. Seats that drew equally high draw again from the rest of the pack. If it runs out, everyone draws again from a new one.
 *
 * @example
 * ```ts
 * import { RULESETS } from '@nain-jaune/engine';
 * import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
 *
 * const { dealer, drawn } = drawDealer(RULESETS.famille, 4, seededRandom(1760));
 * dealer; // => 3
 * drawn?.[0]?.length; // => 4
 * ```
 */
export function drawDealer(ruleset: Ruleset, players: number, random: Random): DealerDraw {
  const seats = seatsOf(players);
  if (ruleset.firstDealer !== 'highest-card') return { dealer: seats[below(random, players)] as Seat };
  const pack = shuffledPack(random);
  const drawn: Draw[] = [];
  let drawing = seats;
  while (drawing.length > 1) {
    if (pack.length < drawing.length) return drawDealer(ruleset, players, random);
    const draw = seats.map((seat) => (drawing.includes(seat) ? (pack.pop() as Card) : null));
    drawn.push(draw);
    drawing = highestSeats(draw);
  }
  return { dealer: drawing[0] as Seat, drawn };
}
