import { itemAt } from '../itemAt.ts';
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
export class RacingSelector {
  /** The candidates that are still in the race. */
  alive: number[];
  readonly #weights: number[] = [];
  /** The worths of each candidate in the deals it was played in, which are the first ones. */
  readonly #worths: readonly number[][];
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;

  constructor(candidates: number) {
    this.alive = Array.from({ length: candidates }, (_, candidate) => candidate);
    this.#worths = this.alive.map(() => []);
    this.#wins = new Float64Array(candidates);
    this.#leads = new Float64Array(candidates);
  }

  /** How many deals have been begun. */
  get deals(): number {
    return this.#weights.length;
  }

  /** Begins the next deal, which all that are alive are to be played in. */
  begin(weight: number): void {
    this.#weights.push(weight);
  }

  /** Takes in the result of a candidate in the next deal it has not been played in. */
  add(candidate: number, worth: number, won: boolean, ledNext: boolean): void {
    const worths = itemAt(this.#worths, candidate);
    const weight = this.#weights[worths.length] ?? 0;
    worths.push(worth);
    if (won) this.#wins[candidate] = (this.#wins[candidate] ?? 0) + weight;
    if (ledNext) this.#leads[candidate] = (this.#leads[candidate] ?? 0) + weight;
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

  /**
   * The candidate that is ahead of the first one by the most beyond a standard error, or the first one: where few deals
   * were played, a small lead proves nothing.
   */
  clearlyBest(): number {
    let best = 0;
    let most = 0;
    for (const candidate of this.alive) {
      const { mean, error } = this.lossOf(0, candidate);
      if (mean - error <= most) continue;
      most = mean - error;
      best = candidate;
    }
    return best;
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
    for (let deal = 0; deal < itemAt(this.#worths, candidate).length; deal++) all += this.#weights[deal] ?? 0;
    return all === 0 ? 0 : (sums[candidate] ?? 0) / all;
  }

  #mean(candidate: number, against: number | null): Mean {
    const own = itemAt(this.#worths, candidate);
    const others = itemAt(this.#worths, against ?? candidate);
    const deals = Math.min(own.length, others.length);
    let weight = 0;
    let sum = 0;
    let squares = 0;
    let squaredWeights = 0;
    for (let deal = 0; deal < deals; deal++) {
      const part = this.#weights[deal] ?? 0;
      const worth = own[deal] ?? 0;
      const value = against === null ? worth : (others[deal] ?? 0) - worth;
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
