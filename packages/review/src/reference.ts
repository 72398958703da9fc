import { SeenCards } from '@nain-jaune/bots/knowledge';
import { COUNTING, Playout, Policy } from '@nain-jaune/bots/search';
import { type Kernel, listBits, type Rules } from '@nain-jaune/engine/kernel';
import { below, type Random } from '@nain-jaune/engine/random';

/** One lead in so many is any card, so that the value of a hand does not hang on a single line of play. */
const ANY_LEAD = 6;

/** The cards that may be led in the move that is being chosen. */
const LEADS = new Uint8Array(52);

/** The steady player that values are measured against: the rule of thumb that counts cards, and now and then leads anything. */
export class Reference {
  readonly #talon: number;
  readonly #policy: Policy;
  readonly #playout: Playout;
  #random: Random | null = null;

  /** `talon` is the size of the talon. */
  constructor(rules: Rules, talon: number) {
    this.#talon = talon;
    this.#policy = new Policy(rules, COUNTING);
    this.#playout = new Playout(rules, talon, {
      choose: (kernel, seenCards) => this.#choose(kernel, seenCards),
    });
  }

  /** Plays a deal to its end on all seats, in place; `seenCards` are the cards that nobody can lay any more. */
  playOut(kernel: Kernel, random: Random, seenCards: Readonly<SeenCards> = NOTHING): void {
    this.#random = random;
    this.#playout.begin(seenCards);
    this.#playout.toTheEnd(kernel);
  }

  #choose(kernel: Kernel, seenCards: Readonly<SeenCards>): number {
    const random = this.#random as Random;
    if (!kernel.leads || below(random, ANY_LEAD) > 0)
      return this.#policy.choose(kernel, seenCards, this.#talon);
    const leads = listBits(kernel.legalLow(), kernel.legalHigh(), LEADS, 0);
    return LEADS[below(random, leads)] ?? 0;
  }
}

const NOTHING: Readonly<SeenCards> = new SeenCards();
