import { expect, test } from 'vitest';
import { seededRandom } from '../random/index.ts';
import { bitCountOfBoth, listBits, lowestOfBoth } from './bits.ts';

const ENDS = [0, 1, -1, 1 << 31, 0x33333333, 0x55555555, ~0x33333333, ~0x55555555];
const random = seededRandom('words');
const WORDS = [...ENDS, ...Array.from({ length: 40 }, () => random.next() | 0)];

function bitsOf(low: number, high: number): number[] {
  const digits = [high, low].map((word) => (word >>> 0).toString(2).padStart(32, '0')).join('');
  return [...digits].toReversed().flatMap((digit, bit) => (digit === '1' ? [bit] : []));
}

test('the bits of two words are counted and listed, and the lowest is found', () => {
  for (const low of WORDS)
    for (const high of WORDS) {
      const bits = bitsOf(low, high);
      expect(bitCountOfBoth(low, high)).toBe(bits.length);
      if (bits.length > 0) expect(lowestOfBoth(low, high)).toBe(bits[0]);
      const list = new Uint8Array(64);
      expect([...list.subarray(0, listBits(low, high, list, 0))]).toEqual(bits);
    }
});
