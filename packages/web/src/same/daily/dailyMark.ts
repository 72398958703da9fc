import { number, or, persisted, text } from '../../app/browser/persisted.ts';

const SAVED = persisted('daily-mark', { date: or(text, ''), streak: or(number, 0) });

/** Saves for the home page which day was played last, and the streak. */
export function saveMark(date: string, streak: number): void {
  SAVED.save({ date, streak });
}

const DAY_MS = 86_400_000;

/** The streak up to today or, as long as today's deal is not played, yesterday. */
export function dailyMark(): { readonly isDone: boolean; readonly streak: number } {
  const { date, streak } = SAVED.read();
  const age = Date.parse(dateToday()) - Date.parse(date);
  return { isDone: age === 0, streak: age <= DAY_MS ? streak : 0 };
}

/** The date of today's deal. */
export function dateToday(): string {
  return new Date().toISOString().slice(0, 10);
}
