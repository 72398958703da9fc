/** A mean and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** A candidate that is behind by so many standard errors is given up. */
const GIVEN_UP = 3;
/** Differences of less than this are never certain, however alike the first deals were. */
const LEAST_VARIANCE = 0.05;

/** The results of candidates on common deals, and which of them are still in the race. */
export class Race {
  /** The candidates that are still in the race. */
  alive: number[];
  /** How many deals have been played out with all that are alive. */
  done = 0;
  readonly #weights: Float64Array;
  /** `[candidate × deals + deal]`. */
  readonly #worths: Float64Array;
  readonly #counts: Int32Array;
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;
  readonly #deals: number;

  constructor(candidates: number, weights: Float64Array) {
    this.alive = Array.from({ length: candidates }, (_, candidate) => candidate);
    this.#weights = weights;
    this.#deals = weights.length;
    this.#worths = new Float64Array(candidates * weights.length);
    this.#counts = new Int32Array(candidates);
    this.#wins = new Float64Array(candidates);
    this.#leads = new Float64Array(candidates);
  }

  /** Takes in the result of a candidate in the next deal it has not been played in. */
  add(candidate: number, worth: number, won: boolean, ledNext: boolean): void {
    const deal = this.#counts[candidate] as number;
    const weight = this.#weights[deal] as number;
    this.#worths[candidate * this.#deals + deal] = worth;
    if (won) this.#wins[candidate] = (this.#wins[candidate] as number) + weight;
    if (ledNext) this.#leads[candidate] = (this.#leads[candidate] as number) + weight;
    this.#counts[candidate] = deal + 1;
  }

  /** Gives up the candidates that are clearly behind the best. */
  giveUp(): void {
    const best = this.best();
    this.alive = this.alive.filter((candidate) => {
      const { mean, error } = this.lossOf(candidate, best);
      return candidate === best || mean < GIVEN_UP * error;
    });
  }

  /** The candidate that is ahead. */
  best(): number {
    return this.alive.reduce((best, candidate) =>
      this.worthOf(candidate).mean > this.worthOf(best).mean ? candidate : best,
    );
  }

  /** The mean worth of a candidate over the deals it was played in. */
  worthOf(candidate: number): Mean {
    return this.#mean(candidate, null);
  }

  /** What a candidate loses against another on the deals in which both were played. */
  lossOf(candidate: number, best: number): Mean {
    return this.#mean(candidate, best);
  }

  /** The part of its deals that a candidate won. */
  winsOf(candidate: number): number {
    return this.#part(candidate, this.#wins);
  }

  /** The part of its deals after which the own seat was the next to lead. */
  leadsOf(candidate: number): number {
    return this.#part(candidate, this.#leads);
  }

  #part(candidate: number, sums: Float64Array): number {
    let all = 0;
    for (let deal = 0; deal < (this.#counts[candidate] as number); deal++)
      all += this.#weights[deal] as number;
    return all === 0 ? 0 : (sums[candidate] as number) / all;
  }

  #mean(candidate: number, against: number | null): Mean {
    const deals = Math.min(this.#counts[candidate] as number, this.#counts[against ?? candidate] as number);
    let weight = 0;
    let sum = 0;
    let squares = 0;
    let squaredWeights = 0;
    for (let deal = 0; deal < deals; deal++) {
      const part = this.#weights[deal] as number;
      const own = this.#worths[candidate * this.#deals + deal] as number;
      const value = against === null ? own : (this.#worths[against * this.#deals + deal] as number) - own;
      weight += part;
      squaredWeights += part * part;
      sum += part * value;
      squares += part * value * value;
    }
    if (weight === 0) return { mean: 0, error: 0 };
    const mean = sum / weight;
    const variance = Math.max(LEAST_VARIANCE, squares / weight - mean * mean);
    return { mean, error: Math.sqrt((variance * squaredWeights) / (weight * weight)) };
  }
}
