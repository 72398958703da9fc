import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';

/** A seeded source that knows how many numbers were drawn, so that a game that is opened again goes on where it was. */
export class SeededSource implements Random {
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

/** The platform's strong source. */
export function strongRandom(): Random {
  return cryptoRandom((words) => crypto.getRandomValues(words));
}

/** A name that nothing else has. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('');
}
