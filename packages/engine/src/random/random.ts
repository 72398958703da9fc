import type { Random } from '../randomSource.ts';

/** The 32-bit hash of a text that begins the state of a seeded source (FNV-1a with a final mix). */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** How many numbers are passed over so that near seeds are far apart. */
const WARM_UP = 16;

class SmallFastCounting implements Random {
  // Words in a typed array: V8 boxes 32-bit integers that live in plain fields.
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
 * A repeatable source: the same seed gives the same numbers for ever, on every machine.
 * The generator is Chris Doty-Humphrey's sfc32. Not for dealing to people: use {@link cryptoRandom}.
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

/** How many words are asked of the platform at a time. */
const POOL_SIZE = 64;

/**
 * The platform's strong source, for dealing. `fill` fills an array with strong random words:
 * `(words) => crypto.getRandomValues(words)`.
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
 * A whole number from 0 to `limit − 1`, all equally likely: numbers that would favour some are drawn again.
 * `limit` is an integer from 1 to 2³²; anything else is a `RangeError`.
 */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32)
    throw new RangeError(`no number is below ${limit}`);
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const drawn = random.next() >>> 0;
    if (drawn < fair) return drawn % limit;
  }
}
