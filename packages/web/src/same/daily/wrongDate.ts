import { type DateText, FIRST_DATE, isDate } from '@nain-jaune/same-cards';
import type { DailyWords } from '@nain-jaune/words';

/** Why a text has no deal: it is no date, or the date is before the first deal or still to come. Null if it has one. */
export function wrongDate(text: string, today: DateText): keyof DailyWords['wrongDate'] | null {
  const hasDeal: boolean = isDate(text);
  if (hasDeal) return text > today ? 'future' : null;
  // A date before the first deal is one in every other respect.
  const later = text.replace(/^\d{4}/, (year) => String(Number(year) + EQUAL_YEARS));
  return /^\d{4}-/.test(text) && text < FIRST_DATE && isDate(later) ? 'too-early' : 'no-date';
}

/** The calendar repeats after this number of years. */
const EQUAL_YEARS = 2800;
