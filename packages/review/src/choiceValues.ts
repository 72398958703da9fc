import { observationsOf } from '@nain-jaune/bots/knowledge';
import { countersOf, Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Parts } from './dealReview.ts';
import { difference, type Estimate, meanOf } from './estimate.ts';
import { ReferencePlayer } from './referencePlayer.ts';
import type { Choice, WalkedDeal } from './walkDeal.ts';

/** The seats' counters at the end of the deal, by stream of random numbers. */
type Outcomes = readonly (readonly number[])[];

/**
 * The expected counters at the end of a deal from each of its choices on, with all hands known and played by the reference
 * player. All choices are played out with the same random streams, so that what they have in common cancels out.
 */
export class ChoiceValues {
  readonly #walked: WalkedDeal;
  readonly #streams: number;
  /** By choice. The last one is the real end of the deal. */
  readonly #outcomes: Outcomes[] = [];

  constructor(walked: WalkedDeal, streams: number) {
    this.#walked = walked;
    this.#streams = streams;
  }

  /** Yields after each choice. */
  *compute(seed: string): Generator<void, void, void> {
    const { choices, after } = this.#walked;
    for (const choice of choices) {
      this.#outcomes.push(this.#playOut(choice, seed));
      yield;
    }
    this.#outcomes.push(Array.from({ length: this.#streams }, () => after));
  }

  #playOut({ deal, view }: Choice, seed: string): Outcomes {
    const player = new ReferencePlayer(deal.rules, deal.setup.talon.length);
    const { seenCards } = observationsOf(view);
    const kernel = new Kernel(deal.rules);
    return Array.from({ length: this.#streams }, (_, stream) => {
      kernel.copyFrom(deal.words);
      player.playOut(kernel, seededRandom(`${seed}/${stream}`), seenCards);
      return countersOf(kernel.words, deal.rules.players);
    });
  }

  /** Returns how much a choice changed a seat's expected counters. */
  change(choice: number, seat: number): Estimate {
    return meanOf(this.#changes(choice, seat));
  }

  #changes(choice: number, seat: number): number[] {
    const now = this.#countersOf(choice, seat);
    return this.#countersOf(choice + 1, seat).map((counters, stream) => counters - (now[stream] ?? 0));
  }

  #countersOf(choice: number, seat: number): number[] {
    return (this.#outcomes[choice] ?? []).map((counters) => counters[seat] ?? 0);
  }

  /** Splits a seat's result. `place` is the average of its seat. */
  parts(seat: number, place: Estimate): Parts {
    const { before, after } = this.#walked;
    const had = before[seat] ?? 0;
    const dealt = this.#countersOf(0, seat).map((counters) => counters - had);
    return {
      place,
      luck: difference(meanOf(dealt), place),
      own: this.#meanChange(seat, (choice) => choice.seat === seat),
      others: this.#meanChange(seat, (choice) => choice.seat !== seat),
      result: (after[seat] ?? 0) - had,
    };
  }

  #meanChange(seat: number, isCounted: (choice: Choice) => boolean): Estimate {
    const sums = Array<number>(this.#streams).fill(0);
    for (const [index, choice] of this.#walked.choices.entries()) {
      if (!isCounted(choice)) continue;
      for (const [stream, change] of this.#changes(index, seat).entries())
        sums[stream] = (sums[stream] ?? 0) + change;
    }
    return meanOf(sums);
  }
}
