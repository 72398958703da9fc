/**
 * Bits without branches. In the innermost step a branch that the processor cannot foretell costs more than the
 * arithmetic around it.
 */

/** 1 for any other number than 0, and 0 for 0. */
export function isNonZero(word: number): number {
  return (word | -word) >>> 31;
}

/** How many bits of a word are set. */
function bitCount(word: number): number {
  return bitCountOfBoth(word, 0);
}

/** How many bits of two words are set. Both are added up as nibbles first, which costs less than counting each. */
export function bitCountOfBoth(a: number, b: number): number {
  const pairsOfA = a - ((a >>> 1) & 0x55555555);
  const pairsOfB = b - ((b >>> 1) & 0x55555555);
  const fours =
    (pairsOfA & 0x33333333) +
    ((pairsOfA >>> 2) & 0x33333333) +
    (pairsOfB & 0x33333333) +
    ((pairsOfB >>> 2) & 0x33333333);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The place, from 0 to 31, of the lowest set bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place, from 0 to 63, of the set bit number `index` of two words of which the first is the lower. */
export function placeOfBit(low: number, high: number, index: number): number {
  const lows = bitCount(low);
  const inHigh = ~((index - lows) >> 31);
  let rest = (low & ~inHigh) | (high & inHigh);
  for (let passed = lows & inHigh; passed < index; passed++) rest &= rest - 1;
  return (inHigh & 32) + lowestBit(rest);
}
