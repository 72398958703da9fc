/** Random numbers, games and records are repeatable from a seed. */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A repeatable `Random` from a seed (mulberry32). */
export function seeded(seed: number): Random {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An integer from `least` to `most`. */
export function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One element of a list. */
export function pick<const T>(random: Random, list: readonly T[]): T {
  const one = list[whole(random, 0, list.length - 1)];
  if (one === undefined) {
    throw new RangeError('empty list');
  }
  return one;
}

/** True with a probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** The elements in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) {
    result.push(...rest.splice(whole(random, 0, rest.length - 1), 1));
  }
  return result;
}
