import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Room } from '@nain-jaune/table';
import type { StoredSeed } from './gameStore.ts';

/** The random sources of a game: one for its cards, one for its bots. */
export interface RandomSources {
  readonly random: Random;
  readonly botRandom: Random;
}

/** A seeded source that counts its draws, so that a reopened game continues the sequence. */
class SeededSource implements Random {
  readonly #source: Random;
  #drawn = 0;

  constructor(seed: string, drawn: number) {
    this.#source = seededRandom(seed);
    while (this.#drawn < drawn) this.next();
  }

  get drawn(): number {
    return this.#drawn;
  }

  next(): number {
    this.#drawn++;
    return this.#source.next();
  }
}

/** Makes the sources of a game: cryptographic, or seeded from where the game was left. */
export function makeSources(seed: StoredSeed | undefined): RandomSources {
  if (seed === undefined) return { random: strongRandom(), botRandom: strongRandom() };
  return {
    random: new SeededSource(seed.text, seed.dealing),
    botRandom: new SeededSource(`${seed.text}/bots`, seed.bots),
  };
}

/**
 * The seed to store with a room, with the numbers of draws. The draw of a bot's turn in progress is not counted: the bot draws
 * again when the room is reopened.
 */
export function drawnFrom(
  seed: StoredSeed | undefined,
  { random, botRandom }: RandomSources,
  { game }: Room,
): { readonly seed?: StoredSeed } {
  if (seed === undefined || !(random instanceof SeededSource) || !(botRandom instanceof SeededSource))
    return {};
  const begun = (game?.bot?.seed ?? null) === null ? 0 : 1;
  return { seed: { text: seed.text, dealing: random.drawn, bots: botRandom.drawn - begun } };
}

/** The cryptographic source of the platform. */
export function strongRandom(): Random {
  return cryptoRandom((words) => crypto.getRandomValues(words));
}

/** A random unique name. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}

/** The id of a new game: the time and a unique name. */
export function freshId(): string {
  return `${Date.now().toString(36)}-${freshName()}`;
}
