/** A mean and its standard error, which is null for fewer than two values. */
export interface Measure {
  readonly mean: number;
  readonly standardError: number | null;
}

/** Computes a mean and its standard error value by value (Welford's algorithm, which is numerically stable). */
export class RunningMean {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  /** The mean is 0 before the first value. */
  measure(): Measure {
    const n = this.#count;
    const standardError = n < 2 ? null : Math.sqrt(this.#squares / (n - 1) / n);
    return { mean: this.#mean, standardError };
  }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
