import type { Mean, Results } from './exploration.ts';

/** The values of one group of decisions: their number, the counters they won, and how many won the deal. */
const COUNT = 0;
const CHANGE = 1;
const WON = 2;
const VALUES = 3;
/** The first value of each group. */
const GROUPS = { chosen: 0, others: VALUES } as const;
/** The number of values of a deal: those of both groups. */
export const DEAL_VALUES: number = 2 * VALUES;

export type Group = keyof typeof GROUPS;

/** Adds a decision to the values of its deal, which begin at `start`. */
export function addDecision(
  values: Float64Array,
  start: number,
  group: Group,
  change: number,
  hasWon: boolean,
): void {
  const at = start + GROUPS[group];
  values[at + COUNT] = (values[at + COUNT] ?? 0) + 1;
  values[at + CHANGE] = (values[at + CHANGE] ?? 0) + change;
  values[at + WON] = (values[at + WON] ?? 0) + Number(hasWon);
}

/**
 * Sums over deals, from which means of decisions follow. Decisions of one deal depend on each other, so the errors are
 * those of ratios of sums over deals (linearised), not those of independent decisions.
 */
export class DealTotals {
  readonly #sums = new Float64Array(DEAL_VALUES);
  /** Sums of the products of two values of a deal. */
  readonly #products = new Float64Array(DEAL_VALUES * DEAL_VALUES);
  readonly #deals = { chosen: 0, others: 0, any: 0 };

  /** Adds the values of one deal. Ignores a deal without decisions. */
  add(values: Float64Array): void {
    const chosen = values[GROUPS.chosen] ?? 0;
    const others = values[GROUPS.others] ?? 0;
    if (chosen + others === 0) return;
    this.#deals.chosen += Math.min(1, chosen);
    this.#deals.others += Math.min(1, others);
    this.#deals.any += 1;
    for (const [row, one] of values.entries()) {
      this.#sums[row] = (this.#sums[row] ?? 0) + one;
      for (const [column, other] of values.entries()) {
        const at = row * DEAL_VALUES + column;
        this.#products[at] = (this.#products[at] ?? 0) + one * other;
      }
    }
  }

  /** The number of decisions of both groups. */
  get decisions(): number {
    return this.#sum(GROUPS.chosen) + this.#sum(GROUPS.others);
  }

  /** Returns the results of a group, or null if it has no decisions. */
  results(group: Group): Results | null {
    const decisions = this.#sum(GROUPS[group]);
    if (decisions === 0) return null;
    const deals = this.#deals[group];
    return { decisions, deals, change: this.#mean(group, CHANGE), won: this.#mean(group, WON) };
  }

  /** Returns the mean change of the chosen less that of the others, or null if one has fewer than two deals. */
  difference(): Mean | null {
    const { chosen, others, any } = this.#deals;
    if (Math.min(chosen, others) < 2) return null;
    const own = this.#weights('chosen', CHANGE);
    const other = this.#weights('others', CHANGE);
    return {
      mean: this.#ratio('chosen', CHANGE) - this.#ratio('others', CHANGE),
      standardError: this.#error(
        own.map((weight, index) => weight - (other[index] ?? 0)),
        any,
      ),
    };
  }

  #mean(group: Group, value: number): Mean {
    const deals = this.#deals[group];
    const standardError = deals < 2 ? null : this.#error(this.#weights(group, value), deals);
    return { mean: this.#ratio(group, value), standardError };
  }

  #ratio(group: Group, value: number): number {
    return this.#sum(GROUPS[group] + value) / this.#sum(GROUPS[group]);
  }

  /** The weights of a deal's values in its contribution to the error of a mean: (value − mean × count) / decisions. */
  #weights(group: Group, value: number): number[] {
    const weights = Array.from({ length: DEAL_VALUES }, () => 0);
    const decisions = this.#sum(GROUPS[group]);
    weights[GROUPS[group]] = -this.#ratio(group, value) / decisions;
    weights[GROUPS[group] + value] = 1 / decisions;
    return weights;
  }

  /** The root of the sum of the squared contributions of all deals. */
  #error(weights: readonly number[], deals: number): number {
    let squares = 0;
    for (const [row, one] of weights.entries()) {
      for (const [column, other] of weights.entries()) {
        squares += one * other * (this.#products[row * DEAL_VALUES + column] ?? 0);
      }
    }
    return Math.sqrt((Math.max(0, squares) * deals) / (deals - 1));
  }

  #sum(value: number): number {
    return this.#sums[value] ?? 0;
  }
}
