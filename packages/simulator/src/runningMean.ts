/** A mean with its standard error, `null` where fewer than two values were seen. */
export interface Measure {
  readonly mean: number;
  readonly standardError: number | null;
}

/**
 * Gathers values one by one and knows their mean and its standard error (Welford's method, which loses no
 * digits).
 */
export class RunningMean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** Takes one more value in. */
  add(value: number): void {
    this.#count += 1;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  /** How many values there were. */
  get count(): number {
    return this.#count;
  }

  /** The mean so far, 0 before the first value. */
  measure(): Measure {
    const n = this.#count;
    const standardError = n < 2 ? null : Math.sqrt(this.#squares / (n - 1) / n);
    return { mean: this.#mean, standardError };
  }
}
