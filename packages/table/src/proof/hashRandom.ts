import type { Random } from '@nain-jaune/engine/random';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const WORD_BYTES = 4;

/**
 * A source of chance that follows from a text and cannot be foretold without it: the SHA-256 of `text:0`, `text:1` and
 * so on, each read as eight numbers of 32 bits, the highest byte first.
 */
export function hashRandom(text: string): Random {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = 0;
  return {
    next(): number {
      if (used === block.byteLength) {
        block = new DataView(sha256(utf8ToBytes(`${text}:${blocks++}`)).buffer);
        used = 0;
      }
      const word = block.getUint32(used);
      used += WORD_BYTES;
      return word;
    },
  };
}
