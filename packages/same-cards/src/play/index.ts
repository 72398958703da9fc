/**
 * Play at seeded tables: the results of the expert and of perfect play, and the check of an attempt.
 *
 * @module @nain-jaune/same-cards/play
 */

export { type BestResult, bestResult, meanOfExpert, resultOfExpert } from './bestResult.ts';
export { type AttemptProblem, checkAttempt } from './checkAttempt.ts';
export { nextOwnDecision, personSeat, resultOf, startDriver } from './tableDriver.ts';
