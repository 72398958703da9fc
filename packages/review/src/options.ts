import type { EvaluationLimits } from './evaluateMoves.ts';

/** How thoroughly a deal is reviewed. Everything is repeatable by the seed, but for a limit of time. */
export interface ReviewOptions extends EvaluationLimits {
  readonly seed: string;
  /** How often the reference is played out from each choice. */
  readonly streams: number;
  /** How many random deals tell what a place at the table is worth. */
  readonly placeDeals: number;
  /** How many positions may be looked at for each choice to see what was best with all hands open. */
  readonly positions: number;
}

/** What takes a few seconds for a deal of four. */
export const REVIEW_OPTIONS: ReviewOptions = {
  deals: 400,
  seed: '1',
  streams: 400,
  placeDeals: 10_000,
  positions: 200_000,
};
