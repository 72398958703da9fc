import { HIGH_BIT, LEAD, LOW_BIT, type Rules } from '@nain-jaune/engine/kernel';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** The cards that each seat cannot hold, by its passes. */
export class Denied {
  /** Low and high words: `[2 × seat + half]`. */
  readonly words: Int32Array;
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.words = new Int32Array(2 * rules.players);
  }

  static in({ rules, observations }: Knowledge): Denied {
    const denied = new Denied(rules);
    for (const { seat, card, wanted } of observations.acts)
      if (card < 0 && wanted < LEAD) denied.#add(seat, wanted);
    return denied;
  }

  copyFrom(other: Denied): void {
    this.words.set(other.words);
  }

  /**
   * Records the passes from seat `first` up to `next`, which did not pass. After a stall all seats passed.
   */
  pass(wanted: number, first: number, next: number, stalled: boolean): void {
    let seat = first;
    if (stalled) {
      this.#add(seat, wanted);
      seat = this.#rules.nextSeat[seat] ?? 0;
    }
    for (; seat !== next; seat = this.#rules.nextSeat[seat] ?? 0) this.#add(seat, wanted);
  }

  #add(seat: number, wanted: number): void {
    const { words } = this;
    const { wantedLow, wantedHigh, obligedLow, obligedHigh } = this.#rules;
    words[2 * seat] = (words[2 * seat] ?? 0) | ((wantedLow[wanted] ?? 0) & obligedLow);
    words[2 * seat + 1] = (words[2 * seat + 1] ?? 0) | ((wantedHigh[wanted] ?? 0) & obligedHigh);
  }

  has(seat: number, card: number): boolean {
    const low = (this.words[2 * seat] ?? 0) & (LOW_BIT[card] ?? 0);
    const high = (this.words[2 * seat + 1] ?? 0) & (HIGH_BIT[card] ?? 0);
    return (low | high) !== 0;
  }
}
