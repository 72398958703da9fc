import { DealSamples } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { Counting } from './counting.ts';
import { Deals } from './deals.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * Draws full deals that agree with a view, by their weight in `knowledge.likely`. The draw is exact, by counting, up to
 * some ten thousand states. Beyond that, if six or more players have passed often, it uses the engine's `DealSamples`,
 * which is nearly uniform and only knows the certain facts.
 */
export class DealSampler {
  readonly #knowledge: Knowledge;
  readonly #counting: Counting | null;
  /** The fallback if counting takes too many states. */
  readonly #samples: DealSamples | null;
  readonly #drawn: Uint8Array;

  constructor(knowledge: Knowledge, mostStates?: number) {
    this.#knowledge = knowledge;
    this.#counting = Counting.of(knowledge.likely, mostStates);
    this.#samples = this.#counting === null ? new DealSamples(knowledge.view) : null;
    this.#drawn = new Uint8Array(knowledge.unseen.length);
  }

  get isExact(): boolean {
    return this.#counting !== null;
  }

  draw(count: number, random: Random): Deals {
    const deals = new Deals(this.#knowledge, count);
    for (let deal = 0; deal < count; deal++) this.#drawOne(deals, deal, random);
    return deals;
  }

  #drawOne(deals: Deals, deal: number, random: Random): void {
    const { places, unseen } = this.#knowledge;
    this.#samples?.draw(random, (place, card) => deals.add(deal, place, card));
    if (this.#counting === null) return;
    this.#counting.draw(this.#drawn, random);
    for (let index = 0; index < unseen.length; index++)
      deals.add(deal, places[this.#drawn[index] ?? 0] ?? 0, unseen[index] ?? 0);
  }
}
