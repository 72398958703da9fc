/**
 * The table of a day, without the code of its bots.
 *
 * @module @nain-jaune/same-cards/daily
 */
import type { SeededTable } from '../seededTable.ts';
import { CALENDAR, CALENDAR_BASE, CALENDAR_DIGITS, ZERO_COUNTERS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import { type DateText, dayNumberOf, FIRST_DATE } from './dates.ts';

/** Returns the table of a day: the candidate that the calendar has for it, and the first one after the end of the calendar. */
export function dailyTable(date: DateText): SeededTable {
  return candidateTable(date, numberAt(date, 0) ?? 0);
}

/** Returns the mean of the Expert's counters on the cards of a day, in whole counters. Null if the calendar does not have it. */
export function dailyExpert(date: DateText): number | null {
  const number = numberAt(date, CALENDAR_DIGITS);
  return number === null || number === 0 ? null : number - ZERO_COUNTERS;
}

/** The number at an offset in the entry of a day, or null after the end of the calendar. */
function numberAt(date: DateText, offset: number): number | null {
  const place = 2 * CALENDAR_DIGITS * (dayNumberOf(date) - dayNumberOf(FIRST_DATE)) + offset;
  const digits = CALENDAR.slice(place, place + CALENDAR_DIGITS);
  return digits === '' ? null : Number.parseInt(digits, CALENDAR_BASE);
}
