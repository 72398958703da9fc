import type { Random } from '../randomSource.ts';

/** FNV-1a with a final mix. */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** Numbers skipped, so that similar seeds give unrelated sequences. */
const WARM_UP = 16;

class SmallFastCounting implements Random {
  // A typed array, because V8 boxes 32-bit integers in fields.
  readonly #words: Int32Array;

  constructor(seed: string) {
    this.#words = Int32Array.of(hash(seed, 0x811c9dc5), hash(seed, 0x1b873593), hash(seed, 0x9e3779b9), 1);
    for (let turn = 0; turn < WARM_UP; turn++) this.next();
  }

  next(): number {
    const words = this.#words;
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    const result = (a + b + counter) | 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + result;
    return result;
  }
}

/**
 * Returns a repeatable source (sfc32 by Chris Doty-Humphrey): the same seed gives the same numbers on every machine and
 * in every version. To deal for people use {@link cryptoRandom}.
 *
 * @example
 * ```ts
 * import { below, seededRandom } from '@nain-jaune/engine/random';
 *
 * below(seededRandom(1760), 6) === below(seededRandom(1760), 6); // => true
 * ```
 */
export function seededRandom(seed: number | string): Random {
  return new SmallFastCounting(String(seed));
}

const POOL_SIZE = 64;

/**
 * Returns a cryptographically strong source.
 *
 * @param fill fills an array with random words: `(words) => crypto.getRandomValues(words)`.
 *
 * @example
 * ```ts
 * import { cryptoRandom, shuffledPack } from '@nain-jaune/engine/random';
 *
 * const random = cryptoRandom((words) => crypto.getRandomValues(words));
 * shuffledPack(random).length; // => 52
 * ```
 */
export function cryptoRandom(fill: (words: Uint32Array<ArrayBuffer>) => void): Random {
  const pool = new Uint32Array(POOL_SIZE);
  let used = POOL_SIZE;
  return {
    next(): number {
      if (used === POOL_SIZE) {
        fill(pool);
        used = 0;
      }
      return pool[used++] ?? 0;
    },
  };
}

/**
 * Returns a uniform integer from 0 to `limit − 1`, by rejection.
 *
 * @param limit an integer from 1 to 2³².
 * @throws RangeError for any other limit.
 */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32)
    throw new RangeError(`invalid limit: ${limit}`);
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const drawn = random.next() >>> 0;
    if (drawn < fair) return drawn % limit;
  }
}
