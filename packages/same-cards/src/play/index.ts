/**
 * Play at seeded tables: par, the best result, and the check of an attempt.
 *
 * @module @nain-jaune/same-cards/play
 */
export { type AttemptProblem, checkAttempt } from './checkAttempt.ts';
export { type BestResult, bestResult, parOf } from './par.ts';
export { nextOwnDecision, personSeat, resultOf, startDriver } from './tableDriver.ts';
