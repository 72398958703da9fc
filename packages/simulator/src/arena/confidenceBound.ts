import type { Measure } from '../runningMean.ts';

/** How many rounds are played before anything is called clear: the spread must be known by then. */
export const LEAST_ROUNDS = 200;

/** The part of arenas of equals in which some difference is called clear. */
const MISTAKES = 0.001;

/** Where the bound is tightest, in rounds. */
const TIGHTEST = 2000;

/**
 * By how many standard errors a mean must differ from 0 to be clear after so many rounds, when `questions` differences
 * are asked about. Whoever looks after every round sees many chance peaks, which a fixed number of standard errors would
 * take for a result. This bound holds over all rounds together: an asymptotic confidence sequence (Waudby-Smith, Arbour,
 * Sinha, Kennedy, Ramdas: Time-uniform central limit theory, 2021), its mistakes shared among the questions. It is
 * about 4.8 after 200 rounds, 4.2 after 2,000 and 4.4 after 20,000.
 */
export function boundAfter(rounds: number, questions: number): number {
  const mistakes = MISTAKES / Math.max(1, questions);
  const doubt = -2 * Math.log(mistakes);
  const grown = (rounds * (doubt + Math.log(doubt) + 1)) / TIGHTEST;
  return Math.sqrt(((2 * (grown + 1)) / grown) * (0.5 * Math.log(grown + 1) - Math.log(mistakes)));
}

/** Whether a difference is clear after so many rounds. */
export function isClear({ mean, standardError }: Measure, rounds: number, questions: number): boolean {
  if (rounds < LEAST_ROUNDS || standardError === null) return false;
  return Math.abs(mean) > boundAfter(rounds, questions) * standardError;
}
