import { itemAt } from '@nain-jaune/engine/kernel';

export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** A candidate this many standard errors behind is dropped. */
const GIVEN_UP = 3;
/** The minimum variance of differences, because early deals may be alike by chance. */
const LEAST_VARIANCE = 0.05;

/** Compares candidates on common deals and drops those that fall behind. */
export class RacingSelector {
  /** The candidates that were not dropped. */
  alive: number[];
  readonly #weights: number[] = [];
  /** By candidate: its worth in each deal it was played in, a prefix of the deals. */
  readonly #worths: readonly number[][];
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;

  constructor(candidates: number) {
    this.alive = Array.from({ length: candidates }, (_, candidate) => candidate);
    this.#worths = this.alive.map(() => []);
    this.#wins = new Float64Array(candidates);
    this.#leads = new Float64Array(candidates);
  }

  /** The number of deals begun. */
  get deals(): number {
    return this.#weights.length;
  }

  /** Begins the next deal, in which all candidates alive are played. */
  begin(weight: number): void {
    this.#weights.push(weight);
  }

  /** Adds the result of a candidate in its next deal. */
  add(candidate: number, worth: number, won: boolean, ledNext: boolean): void {
    const worths = itemAt(this.#worths, candidate);
    const weight = this.#weights[worths.length] ?? 0;
    worths.push(worth);
    if (won) this.#wins[candidate] = (this.#wins[candidate] ?? 0) + weight;
    if (ledNext) this.#leads[candidate] = (this.#leads[candidate] ?? 0) + weight;
  }

  /** Drops the candidates that are clearly behind the best. */
  giveUp(): void {
    const best = this.best();
    this.alive = this.alive.filter((candidate) => {
      const { mean, error } = this.lossOf(candidate, best);
      return candidate === best || mean < GIVEN_UP * error;
    });
  }

  best(): number {
    return this.alive.reduce((best, candidate) =>
      this.worthOf(candidate).mean > this.worthOf(best).mean ? candidate : best,
    );
  }

  /**
   * Returns the candidate with the largest lead over the first one beyond a standard error, else the first one.
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

  /** The mean worth of a candidate over its deals. */
  worthOf(candidate: number): Mean {
    return this.#mean(candidate, null);
  }

  /** The mean loss of a candidate against another on their common deals. */
  lossOf(candidate: number, best: number): Mean {
    return this.#mean(candidate, best);
  }

  /** The share of its deals that a candidate won. */
  winsOf(candidate: number): number {
    return this.#part(candidate, this.#wins);
  }

  /** The share of its deals after which the own seat led next. */
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
