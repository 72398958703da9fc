import { IS_HOC, type Kernel, LAYOUT, type Rules } from '@nain-jaune/engine/kernel';

const { BOXES, INTERRUPTED, LED, MISSED_BY } = LAYOUT;

/** The words of every key: the cards still held, low and high, and a word for the rest. */
const PLAIN = 3;

/**
 * The identity of a position within one deal.
 *
 * The cards still held determine the hands. They also determine boxes and counters, given the missed honours, unless
 * hocs are paid: then the counters are part of the key. The number of passes follows from the last to lay and the seat
 * to move.
 */
export class KeyWriter {
  readonly #rules: Rules;
  readonly #withCounters: boolean;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#withCounters = rules.special.some((bits) => (bits & IS_HOC) !== 0);
  }

  /** The number of words of a key. */
  get length(): number {
    return PLAIN + (this.#withCounters ? this.#rules.players : 0);
  }

  write(key: Int32Array, kernel: Kernel): void {
    const { players } = this.#rules;
    let low = 0;
    let high = 0;
    for (let seat = 0; seat < players; seat++) {
      low |= kernel.handLow(seat);
      high |= kernel.handHigh(seat);
    }
    key[0] = low;
    key[1] = high;
    key[2] = this.#rest(kernel);
    if (!this.#withCounters) return;
    for (let seat = 0; seat < players; seat++) key[PLAIN + seat] = kernel.countersOf(seat);
  }

  #rest(kernel: Kernel): number {
    const { last, toMove, wanted, words } = kernel;
    const turn = (wanted << 6) | (toMove << 3) | last;
    return (turn << 14) | (this.#operas(kernel) << 5) | this.#missed(words);
  }

  /**
   * The seats that can make no opera any more, if that matters, and whether the last to lay has led. Another seat that has
   * led was interrupted.
   */
  #operas(kernel: Kernel): number {
    const { opera } = this.#rules;
    const { last, words } = kernel;
    if (opera === null) return 0;
    if (opera.alone) return words[INTERRUPTED] === 0 ? 0 : 1;
    return ((((words[LED] ?? 0) >>> last) & 1) << 8) | kernel.operasLost;
  }

  #missed(words: Int32Array): number {
    if (!this.#rules.announcingRequired) return 0;
    let missed = 0;
    for (let box = 0; box < BOXES; box++) missed |= words[MISSED_BY + box] === 0 ? 0 : 1 << box;
    return missed;
  }
}
