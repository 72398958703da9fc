import { Counting, type Knowledge, knowledgeOf, type Layout } from '@nain-jaune/bots/knowledge';
import { type Card, DealSamples, type GameView, PACK } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';

/** Where the cards may be that a view does not show. All deals that agree with the view count equally. */
export interface CardChances {
  /** The number of these deals, rounded above 2⁵³. Null if counting takes too long. */
  readonly deals: number | null;
  /** Whether the chances are counted. Otherwise they are estimated from random deals. */
  readonly exact: boolean;
  /** The cards that may be elsewhere than in the hand of the view and on the table, ascending. */
  readonly unseen: readonly Card[];
  /** The seats with hidden cards. The number of players is the talon. */
  readonly places: readonly number[];
  /** The probability of each unseen card at each place, from 0 to 1. A card that cannot be there has exactly 0. */
  readonly chances: readonly (readonly number[])[];
}

/** The most states of a count, which take some tens of milliseconds. */
const MAX_STATES = 100_000;
const SAMPLES = 4000;

/**
 * Returns the number of possible deals and the probability of each hidden card at each place, from what the view's seat
 * knows for certain. The chances are exact up to about seven players with many passes.
 *
 * @param mostStates The most states of the count. Beyond it the chances are estimated.
 * @throws {RangeError} before the first deal.
 */
export function cardChances(view: GameView, mostStates: number = MAX_STATES): CardChances {
  const knowledge = knowledgeOf(view);
  const { unseen, places, certain } = knowledge;
  const counting = places.length === 0 ? null : Counting.of(certain, mostStates);
  const isCounted = counting !== null || places.length === 0;
  const flat =
    counting?.probabilities() ??
    (isCounted ? new Float64Array() : sampled(knowledge, seededRandom('chances')));
  return {
    deals: isCounted ? (counting?.total ?? 1) : null,
    exact: isCounted,
    unseen,
    places,
    chances: unseen.map((_, card) => [...flat.slice(card * places.length, (card + 1) * places.length)]),
  };
}

/** Estimates the chances from random deals. A place that a card may be at has a chance above 0. */
function sampled({ view, unseen, places, certain }: Knowledge, random: Random): Float64Array {
  const counts = Float64Array.from(certain.weights);
  const samples = new DealSamples(view);
  const columns = new Map(places.map((place, column) => [place, column]));
  const rows = new Map(unseen.map((card, row) => [card, row]));
  for (let sample = 0; sample < SAMPLES; sample++) {
    samples.draw(random, (place, card) => {
      const at = (rows.get(card) ?? 0) * places.length + (columns.get(place) ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    });
  }
  return counts.map((count, at) => count / totalOf(certain, Math.floor(at / places.length)));
}

/** The samples of a card, with the one that each possible place is given. */
function totalOf({ sizes, weights }: Layout, card: number): number {
  const count = sizes.length;
  return SAMPLES + weights.slice(card * count, (card + 1) * count).reduce((sum, weight) => sum + weight, 0);
}

/** Whether a seat may hold none of some cards, for all that the view's seat knows. */
export function mayLackAll(view: GameView, seat: number, cards: readonly Card[]): boolean {
  const { unseen, places, certain } = knowledgeOf(view);
  const column = places.indexOf(seat);
  const weights = certain.weights.map((weight, at) => {
    const card = unseen[Math.floor(at / places.length)] ?? PACK[0];
    return at % places.length === column && card !== undefined && cards.includes(card) ? 0 : weight;
  });
  return (Counting.of({ sizes: certain.sizes, weights }, MAX_STATES)?.total ?? 1) > 0;
}
