import { type Bucket, type Rate, take, tokensIn } from '@nain-jaune/table';

const fewestBeforeSweep = 1000;

/** Token buckets by name, all of one rate. Full ones are forgotten. Times are in milliseconds. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #byName = new Map<string, Bucket>();
  #sweepAbove = fewestBeforeSweep;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#byName.size;
  }

  /** Takes a token of a bucket. Returns false, and takes nothing, if there is none. */
  take(name: string, now: number): boolean {
    const taken = take(this.#rate, this.#byName.get(name), now);
    if (taken === null) return false;
    this.#sweepIfMany(now);
    this.#byName.set(name, taken);
    return true;
  }

  /** Seconds until a bucket has a token. */
  wait(name: string, now: number): number {
    const left = tokensIn(this.#rate, this.#byName.get(name), now);
    return Math.max(0, (1 - left) / this.#rate.perSecond);
  }

  #sweepIfMany(now: number): void {
    if (this.#byName.size < this.#sweepAbove) return;
    for (const [name, bucket] of this.#byName)
      if (tokensIn(this.#rate, bucket, now) >= this.#rate.burst) this.#byName.delete(name);
    this.#sweepAbove = Math.max(fewestBeforeSweep, this.#byName.size * 2);
  }
}
