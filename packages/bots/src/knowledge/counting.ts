import type { Random } from '@nain-jaune/engine/random';
import { DealCounter, type Layout } from './dealCounter.ts';

/**
 * Counts all assignments of cards to places, each weighted by the product of its cards' weights, and draws assignments
 * by exact weight, without rejection.
 *
 * It goes through the cards whose weight depends on the place one by one; a state is the room left at each place. The
 * other cards are counted by a formula.
 */
export class Counting {
  readonly layout: Layout;
  /** The sum of the weights of all assignments: their number if all weights are 0 or 1. */
  readonly total: number;
  readonly #counter: DealCounter;
  readonly #drawn: Int32Array;

  private constructor(layout: Layout, counter: DealCounter) {
    this.layout = layout;
    this.#counter = counter;
    this.total = counter.total;
    this.#drawn = Int32Array.from(counter.alike);
  }

  /** Counts, or returns null if that takes more than `mostStates` states. */
  static of(layout: Layout, mostStates = 30_000): Counting | null {
    const counter = DealCounter.of(layout, mostStates);
    return counter === null ? null : new Counting(layout, counter);
  }

  /**
   * Draws an assignment into `places`, by card.
   *
   * @throws RangeError if there is none.
   */
  draw(places: Uint8Array, random: Random): void {
    if (!(this.total > 0)) throw new RangeError('no assignment of the cards is possible');
    const state = this.#counter.draw(places, random);
    this.#drawAlike(places, state, random);
  }

  /** Shuffles the cards that may be anywhere into the remaining room. */
  #drawAlike(places: Uint8Array, state: number, random: Random): void {
    const cards = this.#drawn;
    let first = 0;
    for (let place = 0; place < this.layout.sizes.length; place++) {
      for (const end = first + this.#counter.roomAtEnd(state, place); first < end; first++) {
        const other = first + upTo(random, cards.length - 1 - first);
        const card = cards[other] ?? 0;
        cards[other] = cards[first] ?? 0;
        cards[first] = card;
        places[card] = place;
      }
    }
  }

  /** Returns the probability of each card at each place: `[card × places + place]`. */
  probabilities(): Float64Array {
    return this.#counter.probabilities();
  }
}

/** Returns a uniform integer from 0 to `last`. */
function upTo(random: Random, last: number): number {
  return Math.floor(((random.next() >>> 0) / 2 ** 32) * (last + 1));
}
