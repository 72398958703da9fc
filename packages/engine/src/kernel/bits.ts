/** Branch-free arithmetic on bit sets: a mispredicted branch costs more than the arithmetic. */

/** Returns 1 for any number but 0. */
export function isNonZero(word: number): number {
  return (word | -word) >>> 31;
}

/**
 * Returns how many bits of two words are set. Both are added as nibbles first, which costs less than counting each.
 */
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

/** Returns the index, 0 to 31, of the lowest set bit of a word that has one. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Returns the index, 0 to 63, of the lowest set bit of a pair of words. */
export function lowestOfBoth(low: number, high: number): number {
  return low !== 0 ? lowestBit(low) : 32 + lowestBit(high);
}

/**
 * Writes the indices, 0 to 63, of the set bits of a pair of words into `list` from `start`. Returns the index after the
 * last.
 */
export function listBits(low: number, high: number, list: Uint8Array, start: number): number {
  let end = start;
  for (let rest = low; rest !== 0; rest &= rest - 1) list[end++] = lowestBit(rest);
  for (let rest = high; rest !== 0; rest &= rest - 1) list[end++] = 32 + lowestBit(rest);
  return end;
}
