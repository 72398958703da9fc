import type { Measure } from '../runningMean.ts';

/** Fewer rounds do not estimate the variance well enough. */
export const LEAST_ROUNDS = 200;

/** Probability that an arena of equal contestants shows a significant difference. */
const ERROR_RATE = 0.001;

/** Number of rounds at which the bound is tightest. */
const TIGHTEST = 2000;

/**
 * Returns the number of standard errors by which a mean must differ from 0 to be significant, if it is tested after every
 * round. It is an asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas: Time-uniform central limit
 * theory, 2021) whose error rate is shared among the comparisons: about 4.8 after 200 rounds, 4.2 after 2,000 and 4.4
 * after 20,000.
 */
export function boundAfter(rounds: number, comparisons: number): number {
  const rate = ERROR_RATE / Math.max(1, comparisons);
  const surprise = -2 * Math.log(rate);
  const scaled = (rounds * (surprise + Math.log(surprise) + 1)) / TIGHTEST;
  return Math.sqrt(((2 * (scaled + 1)) / scaled) * (0.5 * Math.log(scaled + 1) - Math.log(rate)));
}

/** Whether a mean differs significantly from 0. */
export function isClear({ mean, standardError }: Measure, rounds: number, comparisons: number): boolean {
  if (rounds < LEAST_ROUNDS || standardError === null) return false;
  return Math.abs(mean) > boundAfter(rounds, comparisons) * standardError;
}
