const DAY_MS = 86_400_000;

/** A day in UTC, such as `2026-11-25`. */
export type DateText = string;

/** The first day that has a deal. */
export const FIRST_DATE: DateText = '2026-01-01';

/** Returns the day of a time in milliseconds since 1970. */
export function dateOf(time: number): DateText {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar from {@link FIRST_DATE} on. */
export function isDate(text: string): text is DateText {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DATE) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dateOf(time) === text;
}

/** Returns the number of days since 1970-01-01. */
export function dayNumberOf(date: DateText): number {
  return Date.parse(date) / DAY_MS;
}

/** Returns the day a number of days later, or earlier if negative. */
export function addDays(date: DateText, days: number): DateText {
  return dateOf(Date.parse(date) + days * DAY_MS);
}
