/**
 * Challenges: a table and the games that were played there, as text for a link.
 *
 * @module @nain-jaune/same-cards/challenge
 */
export {
  type Challenge,
  type ChallengeResult,
  LONGEST_CHALLENGE,
  LONGEST_NAME,
  MOST_RESULTS,
} from './challenge.ts';
export { challengeOf, type PlayedSeeds } from './challengeOf.ts';
export { packOfDeal } from './packOfDeal.ts';
export { challengeKey, checkChallenge, parseChallenge } from './readChallenge.ts';
export { makeChallengeText, tableKey } from './writeChallenge.ts';
