/** Token bucket: burst size and refill rate. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket. Times are in milliseconds. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#since = now;
  }

  /** Takes a token. Returns false, and takes nothing, if there is none. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it is full, so that it need not be remembered. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#rate.burst;
  }

  /** Seconds until there is a token. */
  wait(now: number): number {
    this.#refill(now);
    return Math.max(0, (1 - this.#left) / this.#rate.perSecond);
  }

  #refill(now: number): void {
    const seconds = Math.max(0, now - this.#since) / 1000;
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond);
    this.#since = now;
  }
}

const fewestBeforeSweep = 1000;

/** Token buckets by name. Full ones are forgotten. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #byName = new Map<string, TokenBucket>();
  #sweepAbove = fewestBeforeSweep;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#byName.size;
  }

  /** Takes a token of a bucket. Returns false if there is none. */
  take(name: string, now: number): boolean {
    return this.of(name, now).take(now);
  }

  /** The bucket of a name. */
  of(name: string, now: number): TokenBucket {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    this.#sweepIfMany(now);
    const made = new TokenBucket(this.#rate, now);
    this.#byName.set(name, made);
    return made;
  }

  #sweepIfMany(now: number): void {
    if (this.#byName.size < this.#sweepAbove) return;
    for (const [name, bucket] of this.#byName) if (bucket.isFull(now)) this.#byName.delete(name);
    this.#sweepAbove = Math.max(fewestBeforeSweep, this.#byName.size * 2);
  }
}
