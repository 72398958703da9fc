import type { Random } from '@nain-jaune/engine/random';
import { DealCounter } from './dealCounter.ts';

/** Unseen cards and the places where they may lie. */
export interface Layout {
  /** How many of the cards each place holds; their sum is the number of cards. */
  readonly sizes: readonly number[];
  /** How likely each card is at each place, beside its sizes: `weights[card × places + place]`, 0 where it cannot lie. */
  readonly weights: Float64Array;
}

/**
 * Counts all ways to lay out cards over places, each weighing the product of its cards' weights. Thereby a layout is drawn
 * exactly as often as its weight asks, without trial and error.
 *
 * The cards that are not alike at all places are gone through one by one; a state is the room that is then left at each
 * place. What is alike everywhere is counted by a formula.
 */
export class Counting {
  readonly layout: Layout;
  /** The sum of the weights of all ways; where all weights are 0 or 1 their number. */
  readonly total: number;
  readonly #counter: DealCounter;
  readonly #drawn: Int32Array;

  private constructor(layout: Layout, counter: DealCounter) {
    this.layout = layout;
    this.#counter = counter;
    this.total = counter.total;
    this.#drawn = Int32Array.from(counter.alike);
  }

  /** Counts. Gives null where more than `mostStates` states would have to be gone through. */
  static of(layout: Layout, mostStates = 30_000): Counting | null {
    const counter = DealCounter.of(layout, mostStates);
    return counter === null ? null : new Counting(layout, counter);
  }

  /** Draws a layout: writes the place of each card into `places`. Throws a `RangeError` when there is none. */
  draw(places: Uint8Array, random: Random): void {
    if (!(this.total > 0)) throw new RangeError('the cards cannot be laid out so');
    const state = this.#counter.draw(places, random);
    this.#drawAlike(places, state, random);
  }

  /** Shuffles the cards that are alike everywhere and cuts them to the room that is left. */
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

  /** The probability of each card at each place: `[card × places + place]`. */
  probabilities(): Float64Array {
    return this.#counter.probabilities();
  }
}

/** A whole number from 0 to `last`. */
function upTo(random: Random, last: number): number {
  return Math.floor(((random.next() >>> 0) / 2 ** 32) * (last + 1));
}
