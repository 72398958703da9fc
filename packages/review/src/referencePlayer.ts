import { SeenCards } from '@nain-jaune/bots/knowledge';
import { COUNTING, cardOf, Playout, Policy } from '@nain-jaune/bots/search';
import { type Move, PACK } from '@nain-jaune/engine';
import { type Kernel, listBits, type Rules } from '@nain-jaune/engine/kernel';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';

/** One lead in six is random, so that the value of a hand does not depend on a single line of play. */
const RANDOM_LEAD_INTERVAL = 6;

/** The fixed strategy that values are measured against: the card-counting heuristic with some random leads. */
export class ReferencePlayer {
  readonly #talonSize: number;
  readonly #policy: Policy;
  readonly #playout: Playout;
  /** The cards that may be led in the decision in progress. */
  readonly #leads = new Uint8Array(PACK.length);
  #random: Random = seededRandom('');

  constructor(rules: Rules, talonSize: number) {
    this.#talonSize = talonSize;
    this.#policy = new Policy(rules, COUNTING);
    this.#playout = new Playout(rules, talonSize, {
      choose: (kernel, seenCards) => this.#choose(kernel, seenCards),
    });
  }

  /** Plays a deal to its end in place. `seenCards` are the cards that are out of play. `first` is the first move, if it is given. */
  playOut(
    kernel: Kernel,
    random: Random,
    seenCards: Readonly<SeenCards> = NO_CARDS,
    first: Move | null = null,
  ): void {
    this.#random = random;
    this.#playout.begin(seenCards);
    if (first !== null) this.#play(kernel, first);
    this.#playout.toTheEnd(kernel);
  }

  #play(kernel: Kernel, move: Move): void {
    const announced = move.type === 'lay' && (move.announced || !kernel.rules.announcingRequired);
    this.#playout.play(kernel, cardOf(move), announced);
  }

  #choose(kernel: Kernel, seenCards: Readonly<SeenCards>): number {
    const random = this.#random;
    if (!kernel.leads || below(random, RANDOM_LEAD_INTERVAL) > 0)
      return this.#policy.choose(kernel, seenCards, this.#talonSize);
    const count = listBits(kernel.legalLow(), kernel.legalHigh(), this.#leads, 0);
    return this.#leads[below(random, count)] ?? 0;
  }
}

const NO_CARDS: Readonly<SeenCards> = new SeenCards();
