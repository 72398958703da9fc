import { PACK_SIZE } from '@nain-jaune/engine';
import { LAYOUT } from '@nain-jaune/engine/kernel';

const { HANDS_HIGH, HANDS_LOW } = LAYOUT;
const BYTES = 7;

/** Sums over the cards of a hand, looked up byte by byte. */
export class HandSums {
  /** The sum over the cards of each byte of a hand: entry 256 × byte + bits. */
  readonly #sums: Int32Array;

  /** `value` is what a card counts. */
  constructor(value: (card: number) => number) {
    this.#sums = Int32Array.from({ length: 256 * BYTES }, (_, index) => {
      const cards = Array.from({ length: 8 }, (_, bit) => 8 * (index >> 8) + bit);
      const held = cards.filter((card, bit) => card < PACK_SIZE && ((index >> bit) & 1) === 1);
      return held.reduce((sum, card) => sum + value(card), 0);
    });
  }

  /** The sum over the cards that a seat holds. */
  of(words: Int32Array, seat: number): number {
    const sums = this.#sums;
    const low = words[HANDS_LOW + seat] as number;
    const high = words[HANDS_HIGH + seat] as number;
    return (
      (sums[low & 255] as number) +
      (sums[256 + ((low >>> 8) & 255)] as number) +
      (sums[512 + ((low >>> 16) & 255)] as number) +
      (sums[768 + (low >>> 24)] as number) +
      (sums[1024 + (high & 255)] as number) +
      (sums[1280 + ((high >>> 8) & 255)] as number) +
      (sums[1536 + (high >>> 16)] as number)
    );
  }
}
