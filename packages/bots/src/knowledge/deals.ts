import { HIGH_BIT, type Kernel, LAYOUT, LOW_BIT } from '@nain-jaune/engine/kernel';
import type { Knowledge } from './knowledge.ts';

const { HANDS_HIGH, HANDS_LOW } = LAYOUT;

/** Full deals that agree with a view, with all hands and talons. */
export class Deals {
  readonly count: number;
  /**
   * Low and high words: `[deal × stride + 2 × place + half]`. The places are the seats and then the talon.
   */
  readonly words: Int32Array;
  readonly stride: number;
  readonly #players: number;

  /** Deals with only the own hand set. */
  constructor({ view }: Knowledge, count: number) {
    this.count = count;
    this.#players = view.players;
    this.stride = 2 * view.players + 2;
    this.words = new Int32Array(count * this.stride);
    for (let deal = 0; deal < count; deal++) {
      if (view.seat !== null) for (const card of view.deal?.hand ?? []) this.add(deal, view.seat, card);
    }
  }

  add(deal: number, place: number, card: number): void {
    const at = deal * this.stride + 2 * place;
    this.words[at] = (this.words[at] ?? 0) | (LOW_BIT[card] ?? 0);
    this.words[at + 1] = (this.words[at + 1] ?? 0) | (HIGH_BIT[card] ?? 0);
  }

  /** Writes the hands of a deal into a kernel. */
  put(deal: number, kernel: Kernel): void {
    let at = deal * this.stride;
    for (let seat = 0; seat < this.#players; seat++) {
      kernel.words[HANDS_LOW + seat] = this.words[at++] ?? 0;
      kernel.words[HANDS_HIGH + seat] = this.words[at++] ?? 0;
    }
  }
}
