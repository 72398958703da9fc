import { observationsOf } from '@nain-jaune/bots/knowledge';
import { Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Parts } from './dealReview.ts';
import { difference, type Estimate, meanOf } from './estimate.ts';
import { Reference } from './reference.ts';
import type { Choice, WalkedDeal } from './walk.ts';

/**
 * What every seat's counters at the end of one deal are under the reference, from each of its choices on, all hands
 * known: played out again and again with the same streams of chance, so that what is the same from one choice to the
 * next cancels.
 */
export class Values {
  readonly #walked: WalkedDeal;
  readonly #streams: number;
  /** For each choice, and last the end: the counters by stream and seat. */
  readonly #counters: Float64Array[] = [];

  constructor(walked: WalkedDeal, streams: number) {
    this.#walked = walked;
    this.#streams = streams;
  }

  /** Plays out from one choice after another; yields after each. */
  *find(seed: string): Generator<void, void, void> {
    for (const choice of this.#walked.choices) {
      this.#counters.push(this.#playOut(choice, seed));
      yield;
    }
    const { after } = this.#walked;
    this.#counters.push(
      Float64Array.from({ length: this.#streams * after.length }, (_, at) => after[at % after.length] ?? 0),
    );
  }

  #playOut({ deal, view }: Choice, seed: string): Float64Array {
    const { players } = deal.rules;
    const reference = new Reference(deal.rules, deal.setup.talon.length);
    const { seenCards } = observationsOf(view);
    const kernel = new Kernel(deal.rules);
    const counters = new Float64Array(this.#streams * players);
    for (let stream = 0; stream < this.#streams; stream++) {
      kernel.copyFrom(deal.words);
      reference.playOut(kernel, seededRandom(`${seed}/${stream}`), seenCards);
      for (let seat = 0; seat < players; seat++) counters[stream * players + seat] = kernel.countersOf(seat);
    }
    return counters;
  }

  /** What a choice changed for a seat: the counters from the next choice on less those from this one on. */
  change(choice: number, seat: number): Estimate {
    return meanOf(this.#changes(choice, seat));
  }

  #changes(choice: number, seat: number): Float64Array {
    const { players } = this.#walked.rules;
    const now = this.#counters[choice] as Float64Array;
    const next = this.#counters[choice + 1] as Float64Array;
    return Float64Array.from({ length: this.#streams }, (_, stream) => {
      const at = stream * players + seat;
      return (next[at] ?? 0) - (now[at] ?? 0);
    });
  }

  /** Where a seat's result came from, given what a seat there gets on average. */
  parts(seat: number, place: Estimate): Parts {
    const { before, after, choices, rules } = this.#walked;
    const result = (after[seat] ?? 0) - (before[seat] ?? 0);
    const own = new Float64Array(this.#streams);
    const others = new Float64Array(this.#streams);
    choices.forEach((choice, index) => {
      const sums = choice.seat === seat ? own : others;
      this.#changes(index, seat).forEach((change, stream) => {
        sums[stream] = (sums[stream] ?? 0) + change;
      });
    });
    const first = this.#counters[0] as Float64Array;
    const dealt = Float64Array.from(
      { length: this.#streams },
      (_, stream) => (first[stream * rules.players + seat] ?? 0) - (before[seat] ?? 0),
    );
    return {
      place,
      cards: difference(meanOf(dealt), place),
      own: meanOf(own),
      others: meanOf(others),
      result,
    };
  }
}
