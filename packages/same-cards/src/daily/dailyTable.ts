/**
 * The table of a day, without the code of its bots.
 *
 * @module @nain-jaune/same-cards/daily
 */
import type { SeededTable } from '../seededTable.ts';
import { CALENDAR, CALENDAR_BASE, CALENDAR_DIGITS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import { type DateText, dayNumberOf, FIRST_DATE } from './dates.ts';

/** Returns the table of a day: the candidate that the calendar has for it, and the first one after the end of the calendar. */
export function dailyTable(date: DateText): SeededTable {
  const place = CALENDAR_DIGITS * (dayNumberOf(date) - dayNumberOf(FIRST_DATE));
  const candidate = Number.parseInt(CALENDAR.slice(place, place + CALENDAR_DIGITS), CALENDAR_BASE);
  return candidateTable(date, Number.isNaN(candidate) ? 0 : candidate);
}
