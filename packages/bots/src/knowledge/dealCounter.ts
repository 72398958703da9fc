import { itemAt } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';

/** Unseen cards and the places where they may be. */
export interface Layout {
  /** The number of cards of each place. Their sum is the number of cards. */
  readonly sizes: readonly number[];
  /**
   * The relative weight of each card at each place: `weights[card × places + place]`, 0 if it cannot be there.
   */
  readonly weights: Float64Array;
}

/** The states after some of the cards: the room left at each place. */
interface Layer {
  readonly states: number;
  /** The room left: `[state × places + place]`. */
  readonly rooms: Uint8Array;
  /** By state: the sum of the weights of all assignments of the remaining cards. */
  readonly sums: Float64Array;
  /** The next layer's state if the card goes to a place: `[state × places + place]`, −1 if it cannot. */
  readonly next: Int32Array;
}

const FACTORIALS = Float64Array.from({ length: 53 });
FACTORIALS[0] = 1;
for (let n = 1; n < 53; n++) FACTORIALS[n] = n * (FACTORIALS[n - 1] ?? 0);

/** The assignments of cards to places, as layers of states with one card between two layers. */
export class DealCounter {
  /** The cards that may be anywhere. */
  readonly alike: readonly number[];
  readonly #layout: Layout;
  /** The other cards, in order of processing. */
  readonly #cards: readonly number[];
  readonly #layers: readonly Layer[];

  private constructor(
    layout: Layout,
    alike: readonly number[],
    cards: readonly number[],
    layers: readonly Layer[],
  ) {
    this.#layout = layout;
    this.alike = alike;
    this.#cards = cards;
    this.#layers = layers;
  }

  static of(layout: Layout, mostStates: number): DealCounter | null {
    const places = layout.sizes.length;
    const all = Array.from({ length: layout.weights.length / places }, (_, card) => card);
    const alike = all.filter((card) => isAlike(layout, card));
    const cards = inGoodOrder(
      layout,
      all.filter((card) => !isAlike(layout, card)),
    );
    const layers = forward(layout, cards, mostStates);
    if (layers === null) return null;
    backward(layout, cards, layers);
    return new DealCounter(layout, alike, cards, layers);
  }

  get total(): number {
    return itemAt(this.#layers, 0).sums[0] ?? 0;
  }

  /** Draws the places of the cards that depend on the place, and returns the final state. */
  draw(places: Uint8Array, random: Random): number {
    const count = this.#layout.sizes.length;
    const { weights } = this.#layout;
    let state = 0;
    for (let index = 0; index < this.#cards.length; index++) {
      const card = this.#cards[index] ?? 0;
      const { sums, next } = itemAt(this.#layers, index);
      const after = itemAt(this.#layers, index + 1).sums;
      let rest = ((random.next() >>> 0) / 2 ** 32) * (sums[state] ?? 0);
      let chosen = -1;
      for (let place = 0; place < count; place++) {
        const to = next[state * count + place] ?? 0;
        const part = to < 0 ? 0 : (weights[card * count + place] ?? 0) * (after[to] ?? 0);
        if (part === 0) continue;
        chosen = place;
        rest -= part;
        if (rest < 0) break;
      }
      places[card] = chosen;
      state = next[state * count + chosen] ?? 0;
    }
    return state;
  }

  /** The room left in a final state of {@link draw}. */
  roomAtEnd(state: number, place: number): number {
    const { rooms } = itemAt(this.#layers, this.#cards.length);
    return rooms[state * this.#layout.sizes.length + place] ?? 0;
  }

  /** Returns the probability of each card at each place. */
  probabilities(): Float64Array {
    const { weights, sizes } = this.#layout;
    const count = sizes.length;
    const found = new Float64Array(weights.length);
    let reached = Float64Array.of(1 / this.total);
    for (let index = 0; index < this.#cards.length; index++) {
      const card = this.#cards[index] ?? 0;
      const { next, states } = itemAt(this.#layers, index);
      const after = this.#layers[index + 1] as Layer;
      const reachedNext = new Float64Array(after.states);
      for (let slot = 0; slot < states * count; slot++) {
        const to = next[slot] ?? 0;
        if (to < 0) continue;
        const place = slot % count;
        const come = (reached[(slot - place) / count] ?? 0) * (weights[card * count + place] ?? 0);
        reachedNext[to] = (reachedNext[to] ?? 0) + come;
        const at = card * count + place;
        found[at] = (found[at] ?? 0) + come * (after.sums[to] ?? 0);
      }
      reached = reachedNext;
    }
    this.#addAlike(found, reached);
    return found;
  }

  #addAlike(found: Float64Array, reached: Float64Array): void {
    const count = this.#layout.sizes.length;
    const { rooms, sums, states } = itemAt(this.#layers, this.#cards.length);
    const shares = new Float64Array(count);
    for (let state = 0; state < states; state++) {
      const part = ((reached[state] ?? 0) * (sums[state] ?? 0)) / this.alike.length;
      for (let place = 0; place < count; place++)
        shares[place] = (shares[place] ?? 0) + part * (rooms[state * count + place] ?? 0);
    }
    for (const card of this.alike) found.set(shares, card * count);
  }
}

/** Whether a card has weight 1 at every place. */
function isAlike({ sizes, weights }: Layout, card: number): boolean {
  return sizes.every((_, place) => weights[card * sizes.length + place] === 1);
}

/** Cards with few places first, and those with the same places together, so that fewer states arise. */
function inGoodOrder({ sizes, weights }: Layout, cards: readonly number[]): number[] {
  const count = sizes.length;
  const mask = (card: number) =>
    sizes.reduce((bits, _, place) => bits | ((weights[card * count + place] ?? 0) > 0 ? 1 << place : 0), 0);
  const keyed = cards.map((card) => ({ card, mask: mask(card) }));
  const width = (bits: number) => bits.toString(2).replaceAll('0', '').length;
  return keyed.sort((a, b) => width(a.mask) - width(b.mask) || a.mask - b.mask).map(({ card }) => card);
}

function forward({ sizes, weights }: Layout, cards: readonly number[], mostStates: number): Layer[] | null {
  const count = sizes.length;
  const strides = stridesOf(sizes);
  let rooms = Uint8Array.from(sizes);
  let keys = [sizes.reduce((key, size, place) => key + size * (strides[place] ?? 0), 0)];
  const layers: Layer[] = [];
  let all = 0;
  for (const card of cards) {
    const next = new Int32Array(keys.length * count).fill(-1);
    const nextKeys: number[] = [];
    const indices = new Map<number, number>();
    const nextRooms: number[] = [];
    for (let state = 0; state < keys.length; state++) {
      for (let place = 0; place < count; place++) {
        if (rooms[state * count + place] === 0 || weights[card * count + place] === 0) continue;
        const key = (keys[state] ?? 0) - (strides[place] ?? 0);
        let index = indices.get(key);
        if (index === undefined) {
          index = nextKeys.length;
          indices.set(key, index);
          nextKeys.push(key);
          for (let other = 0; other < count; other++)
            nextRooms.push((rooms[state * count + other] ?? 0) - (other === place ? 1 : 0));
        }
        next[state * count + place] = index;
      }
    }
    all += nextKeys.length;
    if (all > mostStates) return null;
    layers.push({ states: keys.length, rooms, sums: new Float64Array(keys.length), next });
    keys = nextKeys;
    rooms = Uint8Array.from(nextRooms);
  }
  layers.push({ states: keys.length, rooms, sums: new Float64Array(keys.length), next: new Int32Array(0) });
  return layers;
}

function stridesOf(sizes: readonly number[]): number[] {
  let stride = 1;
  return sizes.map((size) => {
    const own = stride;
    stride *= size + 1;
    return own;
  });
}

function backward({ sizes, weights }: Layout, cards: readonly number[], layers: readonly Layer[]): void {
  const count = sizes.length;
  const last = itemAt(layers, cards.length);
  for (let state = 0; state < last.states; state++)
    last.sums[state] = waysToFill(last.rooms, state * count, count);
  for (let index = cards.length - 1; index >= 0; index--) {
    const card = cards[index] ?? 0;
    const { states, next, sums } = itemAt(layers, index);
    const after = itemAt(layers, index + 1).sums;
    for (let state = 0; state < states; state++) {
      let sum = 0;
      for (let place = 0; place < count; place++) {
        const to = next[state * count + place] ?? 0;
        if (to >= 0) sum += (weights[card * count + place] ?? 0) * (after[to] ?? 0);
      }
      sums[state] = sum;
    }
  }
}

/** Returns the number of ways to fill the rooms: a multinomial coefficient. */
function waysToFill(rooms: Uint8Array, from: number, count: number): number {
  let cards = 0;
  let orders = 1;
  for (let place = 0; place < count; place++) {
    const room = rooms[from + place] ?? 0;
    cards += room;
    orders *= FACTORIALS[room] ?? 0;
  }
  // Quotients of large factorials are not exactly integers.
  return Math.round((FACTORIALS[cards] ?? 0) / orders);
}
