import { Counting } from './counting.ts';
import { Deals } from './deals.ts';
import type { Knowledge } from './knowledge.ts';

/** All deals that agree with the certain facts, weighted by the likely ones. */
export interface AllDeals {
  readonly deals: Deals;
  readonly weights: Float64Array;
}

/** Returns all deals that agree with the certain facts, or null if there are more than `most`. */
export function enumerateDeals(knowledge: Knowledge, most: number): AllDeals | null {
  const count = Counting.of(knowledge.certain, most)?.total ?? Number.POSITIVE_INFINITY;
  if (count > most) return null;
  const listed = new Listing(knowledge, count);
  listed.place(0, 1);
  return listed;
}

class Listing implements AllDeals {
  readonly deals: Deals;
  readonly weights: Float64Array;
  readonly #knowledge: Knowledge;
  readonly #rooms: number[];
  readonly #chosen: number[] = [];
  #listed = 0;

  constructor(knowledge: Knowledge, count: number) {
    this.#knowledge = knowledge;
    this.deals = new Deals(knowledge, count);
    this.weights = new Float64Array(count);
    this.#rooms = [...knowledge.certain.sizes];
  }

  /** Places the unseen card at `index` in each place that it may be in, then the others. */
  place(index: number, weight: number): void {
    const { certain, likely, places, unseen } = this.#knowledge;
    if (index === unseen.length) {
      this.#list(weight);
      return;
    }
    for (let place = 0; place < places.length; place++) {
      const at = index * places.length + place;
      const room = this.#rooms[place] ?? 0;
      if (room === 0 || certain.weights[at] === 0) continue;
      this.#rooms[place] = room - 1;
      this.#chosen[index] = place;
      this.place(index + 1, weight * (likely.weights[at] ?? 0));
      this.#rooms[place] = room;
    }
  }

  #list(weight: number): void {
    const { places, unseen } = this.#knowledge;
    this.weights[this.#listed] = weight;
    for (const [index, place] of this.#chosen.entries())
      this.deals.add(this.#listed, places[place] ?? 0, unseen[index] ?? 0);
    this.#listed++;
  }
}
