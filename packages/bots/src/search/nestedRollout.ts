import { HIGH_BIT, Kernel, LOW_BIT, lowestOfBoth } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';
import type { Policy } from '../heuristic/policy.ts';
import type { SeenCards } from '../knowledge/seenCards.ts';
import { Denied } from './denied.ts';
import { type Chooser, Playout } from './playout.ts';
import { RacingSelector } from './racingSelector.ts';
import { Redeal } from './redeal.ts';

/** The effort of a nested search at the leads inside a playout. */
export interface NestedEffort {
  /** The number of deals it samples. */
  readonly deals: number;
  /** The number of leads it compares: the best by the rule of thumb. */
  readonly leads: number;
}

/** The seat that searches, and the policies of all seats. */
interface NestedSeat {
  readonly seat: number;
  readonly talon: number;
  readonly own: Policy;
  readonly others: Policy;
}

/**
 * A chooser that searches at its leads inside a playout: it samples deals that agree with what the seat would know by
 * then, plays its best leads out in each, and prefers one that clearly beats the rule of thumb's.
 */
export class NestedRollout implements Chooser {
  /** The cards excluded by passes of the playout. The outer {@link Playout} must write to it. */
  readonly denied: Denied;
  readonly #policy: Policy;
  readonly #effort: NestedEffort;
  readonly #redeal: Redeal;
  readonly #inner: Playout;
  readonly #imagined: Kernel;
  readonly #kernel: Kernel;
  readonly #cards: number[] = [];
  readonly #worths: number[] = [];

  constructor(
    kernel: Kernel,
    { seat, talon, own, others }: NestedSeat,
    effort: NestedEffort,
    random: Random,
  ) {
    const { rules } = kernel;
    this.denied = new Denied(rules);
    this.#policy = own;
    this.#effort = effort;
    this.#redeal = new Redeal(rules.players, seat, this.denied, random);
    this.#inner = new Playout(rules, talon, others);
    this.#inner.seat(seat, own);
    this.#imagined = new Kernel(rules);
    this.#kernel = new Kernel(rules);
  }

  choose(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number {
    if (!kernel.leads) return this.#policy.choose(kernel, seenCards, talon);
    this.#findLeads(kernel, seenCards, talon);
    return this.#cards.length === 1 ? (this.#cards[0] ?? 0) : this.#bestOf(kernel, seenCards, talon);
  }

  /** Selects the best leads by the rule of thumb, the best first. */
  #findLeads(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): void {
    const cards = this.#cards;
    const worths = this.#worths;
    cards.length = 0;
    worths.length = 0;
    this.#policy.evaluate(kernel, seenCards, talon);
    for (let low = kernel.legalLow(), high = kernel.legalHigh(); (low | high) !== 0; ) {
      const card = lowestOfBoth(low, high);
      low &= ~(LOW_BIT[card] ?? 0);
      high &= ~(HIGH_BIT[card] ?? 0);
      this.#insert(kernel, card, this.#policy.leadWorth(card));
    }
  }

  #insert(kernel: Kernel, card: number, worth: number): void {
    const cards = this.#cards;
    const worths = this.#worths;
    // One lead of each rank is enough: the others differ little.
    if (!kernel.rules.withinSuit) {
      const same = cards.findIndex((other) => other >> 2 === card >> 2);
      if (same >= 0 && (worths[same] ?? 0) >= worth) return;
      if (same >= 0) {
        cards.splice(same, 1);
        worths.splice(same, 1);
      }
    }
    let place = cards.length;
    while (place > 0 && (worths[place - 1] ?? 0) < worth) place--;
    cards.splice(place, 0, card);
    worths.splice(place, 0, worth);
    if (cards.length > this.#effort.leads) {
      cards.pop();
      worths.pop();
    }
  }

  #bestOf(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): number {
    const seat = kernel.toMove;
    const selector = new RacingSelector(this.#cards.length);
    this.#imagined.copyFrom(kernel.words);
    for (let deal = 0; deal < this.#effort.deals; deal++) {
      this.#redeal.deal(this.#imagined, seenCards, talon);
      selector.begin(1);
      for (let lead = 0; lead < this.#cards.length; lead++) {
        this.#kernel.copyFrom(this.#imagined.words);
        this.#inner.begin(seenCards);
        this.#inner.play(this.#kernel, this.#cards[lead] ?? 0, true);
        this.#inner.toTheEnd(this.#kernel);
        selector.add(lead, this.#kernel.countersOf(seat), false, false);
      }
    }
    return this.#cards[selector.clearlyBest()] ?? 0;
  }
}
