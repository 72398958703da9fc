import { number, or, persisted, text } from '../../app/browser/persisted.ts';

const SAVED = persisted('daily-mark', { date: or(text, ''), streak: or(number, 0) });

/** Saves for the home page which day was played last, and the streak. */
export function saveMark(date: string, streak: number): void {
  SAVED.save({ date, streak });
}

/** The streak if today's deal has been played; null if it has not. */
export function streakIfDone(): number | null {
  const { date, streak } = SAVED.read();
  return date === new Date().toISOString().slice(0, 10) ? streak : null;
}
