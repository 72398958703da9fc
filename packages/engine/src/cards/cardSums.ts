import { type Card, PACK } from './card.ts';

/** Sums of a number per card over the cards of a set, looked up byte by byte. */
export class CardSums {
  /** The sum for each byte of a set: entry `256 × byte + bits`. */
  readonly #sums: Int32Array;

  constructor(value: (card: Card) => number) {
    this.#sums = Int32Array.from({ length: 256 * 7 }, (_, index) => {
      const cards = PACK.slice(8 * (index >> 8), 8 * (index >> 8) + 8);
      return cards.reduce((sum, card, bit) => sum + ((index >> bit) & 1) * value(card), 0);
    });
  }

  of(low: number, high: number): number {
    const sums = this.#sums;
    return (
      (sums[low & 255] ?? 0) +
      (sums[256 + ((low >>> 8) & 255)] ?? 0) +
      (sums[512 + ((low >>> 16) & 255)] ?? 0) +
      (sums[768 + (low >>> 24)] ?? 0) +
      (sums[1024 + (high & 255)] ?? 0) +
      (sums[1280 + ((high >>> 8) & 255)] ?? 0) +
      (sums[1536 + (high >>> 16)] ?? 0)
    );
  }
}
