import { addDays, type DateText } from '@nain-jaune/same-cards';

const WEEK = 7;

/** A month, such as `2026-11`. */
export type MonthText = string;

export function monthOf(date: DateText): MonthText {
  return date.slice(0, WEEK);
}

export function firstOf(month: MonthText): DateText {
  return `${month}-01`;
}

/** The month after another, or before it. */
export function addMonths(month: MonthText, months: 1 | -1): MonthText {
  return monthOf(addDays(firstOf(month), months === 1 ? 31 : -1));
}

/** The weeks of a month from Monday to Sunday, with null for days of other months. */
export function weeksOf(month: MonthText): readonly (readonly (DateText | null)[])[] {
  const first = firstOf(month);
  const before = (new Date(first).getUTCDay() + WEEK - 1) % WEEK;
  const weeks: (DateText | null)[][] = [];
  for (let day = -before; day <= 0 || monthOf(addDays(first, day)) === month; day += WEEK)
    weeks.push(Array.from({ length: WEEK }, (_, index) => inMonth(month, addDays(first, day + index))));
  return weeks;
}

function inMonth(month: MonthText, date: DateText): DateText | null {
  return monthOf(date) === month ? date : null;
}
