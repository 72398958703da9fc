/** Durations in milliseconds. All are null without decisions. */
export interface TimeSummary {
  readonly decisions: number;
  readonly mean: number | null;
  /** Median and 99th percentile have an error of about 3 %. */
  readonly median: number | null;
  readonly percentile99: number | null;
  readonly most: number | null;
}

/** Ratio of neighbouring classes. */
const STEP = 2 ** (1 / 12);
const SHORTEST_MS = 1e-4;

/** A histogram with logarithmic classes, whose size does not grow with the number of durations. */
export class DurationHistogram {
  readonly #classes: number[] = [];
  #count = 0;
  #sum = 0;
  #most = 0;

  add(milliseconds: number): void {
    const index = Math.max(0, Math.round(Math.log(milliseconds / SHORTEST_MS) / Math.log(STEP)));
    this.#classes[index] = (this.#classes[index] ?? 0) + 1;
    this.#count += 1;
    this.#sum += milliseconds;
    this.#most = Math.max(this.#most, milliseconds);
  }

  summary(): TimeSummary {
    if (this.#count === 0) return { decisions: 0, mean: null, median: null, percentile99: null, most: null };
    return {
      decisions: this.#count,
      mean: this.#sum / this.#count,
      median: this.#percentile(0.5),
      percentile99: this.#percentile(0.99),
      most: this.#most,
    };
  }

  #percentile(part: number): number {
    let left = Math.ceil(this.#count * part);
    const index = this.#classes.findIndex((count) => {
      left -= count ?? 0;
      return left <= 0;
    });
    return Math.min(this.#most, SHORTEST_MS * STEP ** index);
  }
}
