import { sampleDeal } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { Counting } from './counting.ts';
import { Deals } from './deals.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * Draws full deals that agree with a view, each as often as its weight in `knowledge.likely` asks. That is exact, by
 * counting, up to some ten thousand states; beyond that, where six or more players have passed a lot, the deals come from the
 * engine's `sampleDeal`, which is near uniform and knows what is certain only.
 */
export class DealSampler {
  readonly #knowledge: Knowledge;
  readonly #counting: Counting | null;
  readonly #drawn: Uint8Array;

  constructor(knowledge: Knowledge, mostStates?: number) {
    this.#knowledge = knowledge;
    this.#counting = Counting.of(knowledge.likely, mostStates);
    this.#drawn = new Uint8Array(knowledge.unseen.length);
  }

  /** Whether the deals are drawn by counting. */
  get isExact(): boolean {
    return this.#counting !== null;
  }

  /** Draws so many deals. */
  draw(count: number, random: Random): Deals {
    const deals = new Deals(this.#knowledge, count);
    for (let deal = 0; deal < count; deal++) this.#drawOne(deals, deal, random);
    return deals;
  }

  #drawOne(deals: Deals, deal: number, random: Random): void {
    const { places, unseen, view } = this.#knowledge;
    if (this.#counting === null) {
      const { hands, talon } = sampleDeal(view, random);
      [...hands, talon].forEach((cards, place) => {
        for (const card of cards) deals.add(deal, place, card);
      });
      return;
    }
    this.#counting.draw(this.#drawn, random);
    for (let index = 0; index < unseen.length; index++)
      deals.add(deal, places[this.#drawn[index] as number] as number, unseen[index] as number);
  }
}
