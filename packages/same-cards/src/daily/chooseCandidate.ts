/**
 * The choice of today's deals, for `npm run calendar`.
 *
 * @module @nain-jaune/same-cards/choose
 */

import { below, seededRandom } from '@nain-jaune/engine/random';
import { meanOfExpert, playAsExpert } from '../play/bestResult.ts';
import { allOwnCosts } from '../play/ownCosts.ts';
import { nextOwnDecision, personSeat, recordAt, resultOf, startDriver } from '../play/tableDriver.ts';
import type { SeededTable } from '../seededTable.ts';
import { CALENDAR_BASE, CALENDAR_DIGITS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import type { DateText } from './dates.ts';

/** Choices of the Expert in which another move surely costs at least 1 counter. */
const CHOICES = 3;
/** Plays of random moves, and how many of them may reach the mean of the Expert. */
const RANDOM_PLAYS = 40;
const MOST_REACHED = 0.4 * RANDOM_PLAYS;
/** Counters that the Expert wins at least, on the mean. */
const GAIN = 1;
/** Plays of the Expert after which a hopeless candidate is dropped. */
const FIRST_PLAYS = 4;
/** The calendar has room for this number of candidates. */
const MOST_CANDIDATES = CALENDAR_BASE ** CALENDAR_DIGITS;

/** The deal of a day: the number of its candidate, and the mean of the Expert's counters. */
export interface ChosenDay {
  readonly candidate: number;
  readonly expert: number;
}

/** Returns the first candidate of a day that is worth playing. */
export function chooseCandidate(date: DateText): ChosenDay {
  for (let candidate = 0; candidate < MOST_CANDIDATES; candidate++) {
    const expert = expertIfWorthPlaying(candidateTable(date, candidate));
    if (expert !== null) return { candidate, expert };
  }
  throw new RangeError(`no candidate of ${date} is worth playing`);
}

/** Returns the mean of the Expert's counters if a table is worth playing, else null. Cheap conditions are first. */
function expertIfWorthPlaying(table: SeededTable): number | null {
  if (choicesThatMatter(table) < CHOICES) return null;
  const least = leastForExpert(table);
  if (meanOfExpert(table, FIRST_PLAYS) < least) return null;
  const expert = meanOfExpert(table);
  return expert < least ? null : expert;
}

/** Counts the choices that matter in the game of the Expert. */
function choicesThatMatter(table: SeededTable): number {
  const costs = allOwnCosts(table, recordAt(table, playAsExpert(table).game));
  return costs.filter(({ atStake }) => atStake > 0).length;
}

/** Returns the counters that the Expert wins at least: so many that random moves seldom reach them. */
function leastForExpert(table: SeededTable): number {
  const results = Array.from({ length: RANDOM_PLAYS }, (_, play) => resultOfRandom(table, play));
  results.sort((one, other) => other - one);
  return Math.max(GAIN, (results[MOST_REACHED] ?? 0) + 1);
}

function resultOfRandom(table: SeededTable, play: number): number {
  const random = seededRandom(`${table.seed} random ${play}`);
  const driver = startDriver(table);
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table)) {
    const move = own.legal[below(random, own.legal.length)];
    if (move !== undefined) driver.makeMove(move);
  }
  return resultOf(driver.game, personSeat(table));
}
