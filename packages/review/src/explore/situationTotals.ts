import { RANKS } from '@nain-jaune/engine';
import type { Decision } from './decisions.ts';
import type { ExploredRow, ExploredSituation, Mean, Situation } from './exploration.ts';
import { ROWS } from './rows.ts';
import { addDecision, DEAL_VALUES, DealTotals } from './totals.ts';

/** Standard errors of a clear difference. Two would be too few, because a table has many rows. */
const CLEAR_ERRORS = 3;
/** Each group of a clear difference has at least this many deals. */
const CLEAR_DEALS = 20;
/** The index of the totals of all decisions, after those of the rows. */
const ALL = ROWS.length;

/** A decision and what came of it. */
export interface DecisionResult {
  readonly decision: Decision;
  readonly change: number;
  readonly hasWon: boolean;
}

/** The totals of one situation, by row. */
export class SituationTotals {
  readonly #situation: Situation;
  readonly #rows = Array.from({ length: ALL + 1 }, () => new DealTotals());
  /** The values of the deal that is added, by row. */
  readonly #values = new Float64Array((ALL + 1) * DEAL_VALUES);
  #forced = 0;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** Adds the decisions of a deal in this situation. */
  addDeal(results: readonly DecisionResult[]): void {
    if (results.length === 0) return;
    this.#values.fill(0);
    for (const result of results) this.#addResult(result);
    for (const [row, totals] of this.#rows.entries()) {
      totals.add(this.#values.subarray(row * DEAL_VALUES, (row + 1) * DEAL_VALUES));
    }
  }

  #addResult({ decision: { possible, chosen }, change, hasWon }: DecisionResult): void {
    if (possible === 0) {
      this.#forced += 1;
      return;
    }
    addDecision(this.#values, ALL * DEAL_VALUES, 'chosen', change, hasWon);
    for (let row = 0; row < ROWS.length; row++) {
      if (((possible >>> row) & 1) === 0) continue;
      const group = ((chosen >>> row) & 1) === 1 ? 'chosen' : 'others';
      addDecision(this.#values, row * DEAL_VALUES, group, change, hasWon);
    }
  }

  explored(): ExploredSituation {
    const rows = ROWS.map((card, index) => exploredRow(card, this.#rows[index] ?? new DealTotals()));
    return {
      situation: this.#situation,
      forced: this.#forced,
      all: this.#rows[ALL]?.results('chosen') ?? null,
      ranks: rows.slice(0, RANKS.length).filter(({ possible }) => possible > 0),
      kinds: rows.slice(RANKS.length).filter(({ possible }) => possible > 0),
    };
  }
}

function exploredRow(card: ExploredRow['card'], totals: DealTotals): ExploredRow {
  const row = {
    card,
    possible: totals.decisions,
    chosen: totals.results('chosen'),
    others: totals.results('others'),
    difference: totals.difference(),
  };
  return { ...row, verdict: verdictOn(row) };
}

function verdictOn({
  chosen,
  others,
  difference,
}: Pick<ExploredRow, 'chosen' | 'others' | 'difference'>): ExploredRow['verdict'] {
  const deals = Math.min(chosen?.deals ?? 0, others?.deals ?? 0);
  if (difference === null || deals < CLEAR_DEALS || !isClear(difference)) return null;
  return difference.mean > 0 ? 'better' : 'worse';
}

function isClear({ mean, standardError }: Mean): boolean {
  return standardError !== null && Math.abs(mean) > CLEAR_ERRORS * standardError;
}
