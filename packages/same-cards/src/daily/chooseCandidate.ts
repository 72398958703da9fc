/**
 * The choice of today's deals, for `npm run calendar`.
 *
 * @module @nain-jaune/same-cards/choose
 */

import type { GameDriver } from '@nain-jaune/engine/driver';
import { nextOwnDecision, personSeat, resultOf, startDriver } from '../play/index.ts';
import { chosenBy } from '../play/tableDriver.ts';
import type { SeededTable } from '../seededTable.ts';
import { CALENDAR_BASE, CALENDAR_DIGITS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import type { DateText } from './dates.ts';

/** Plays the seat of the person. The rule of thumb is fast, and close to the level `expert`. */
const PERSON = 'heuristic';
/** A choice matters if its best and its worst move differ by this number of counters. */
const MARGIN = 5;
const CHOICES = 3;
/** Counters that the best line of play wins at least. */
const GAIN = 5;
/** The calendar has room for this number of candidates. */
const MOST_CANDIDATES = CALENDAR_BASE ** CALENDAR_DIGITS;

/** Returns the number of the first candidate of a day that is worth playing. */
export function chooseCandidate(date: DateText): number {
  for (let candidate = 0; candidate < MOST_CANDIDATES; candidate++)
    if (isWorthPlaying(candidateTable(date, candidate))) return candidate;
  throw new RangeError(`no candidate of ${date} is worth playing`);
}

/**
 * Whether a table has three choices that matter and something to win. Each move of a choice is played on by the rule of thumb
 * against the bots of the table.
 */
function isWorthPlaying(table: SeededTable): boolean {
  const driver = startDriver(table);
  let best = Number.NEGATIVE_INFINITY;
  let choices = 0;
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table)) {
    const results = own.legal.map((move) => {
      const line = driver.fork();
      line.makeMove(move);
      return resultOfRest(line, table);
    });
    best = Math.max(best, ...results);
    if (Math.max(...results) - Math.min(...results) >= MARGIN) choices++;
    if (choices >= CHOICES && best >= GAIN) return true;
    driver.makeMove(chosenBy(PERSON, own, table));
  }
  return false;
}

function resultOfRest(driver: GameDriver, table: SeededTable): number {
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table))
    driver.makeMove(chosenBy(PERSON, own, table));
  return resultOf(driver.game, personSeat(table));
}
