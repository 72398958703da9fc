/**
 * Days and tables on which everyone plays the same cards, without the code that plays.
 *
 * @module @nain-jaune/same-cards
 */
export type { ChallengeProblem } from './challengeProblem.ts';
export { addDays, type DateText, dateOf, dayNumberOf, FIRST_DATE, isDate } from './daily/dates.ts';
export type { SeededTable } from './seededTable.ts';
