import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Room } from '@nain-jaune/table';
import type { StoredSeed } from './gameStore.ts';

/** The chance of a game: for its cards, and apart from them for its bots. */
export interface Sources {
  readonly random: Random;
  readonly botRandom: Random;
}

/** A seeded source that knows how many numbers were drawn, so that a game that is opened again goes on where it was. */
class SeededSource implements Random {
  readonly #source: Random;
  #drawn = 0;

  constructor(seed: string, drawn: number) {
    this.#source = seededRandom(seed);
    while (this.#drawn < drawn) this.next();
  }

  /** How many numbers were drawn. */
  get drawn(): number {
    return this.#drawn;
  }

  next(): number {
    this.#drawn++;
    return this.#source.next();
  }
}

/** The chance of a game: strong, or that of its seed from where it was left. */
export function makeSources(seed: StoredSeed | undefined): Sources {
  if (seed === undefined) return { random: strongRandom(), botRandom: strongRandom() };
  return {
    random: new SeededSource(seed.text, seed.dealing),
    botRandom: new SeededSource(`${seed.text}/bots`, seed.bots),
  };
}

/**
 * The seed to store with a room, and what was drawn from it so far. A bot's turn that has begun does not count: it draws its
 * number again when the room is opened.
 */
export function drawnFrom(
  seed: StoredSeed | undefined,
  { random, botRandom }: Sources,
  { game }: Room,
): { readonly seed?: StoredSeed } {
  if (seed === undefined || !(random instanceof SeededSource) || !(botRandom instanceof SeededSource))
    return {};
  const begun = (game?.bot?.seed ?? null) === null ? 0 : 1;
  return { seed: { text: seed.text, dealing: random.drawn, bots: botRandom.drawn - begun } };
}

/** The platform's strong source. */
export function strongRandom(): Random {
  return cryptoRandom((words) => crypto.getRandomValues(words));
}

/** A name that nothing else has. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}

/** An id for a new game: the time, and a name that nothing else has. */
export function freshId(): string {
  return `${Date.now().toString(36)}-${freshName()}`;
}
