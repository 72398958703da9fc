import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'daily-mark';
const SAVED = v.object({ date: v.fallback(v.string(), ''), streak: v.fallback(v.number(), 0) });

/** Saves for the home page which day was played last, and the streak. */
export function saveMark(date: string, streak: number): void {
  saveValue(KEY, { date, streak });
}

/** The streak if today's deal has been played; null if it has not. */
export function streakIfDone(): number | null {
  const { date, streak } = readSaved(KEY, SAVED);
  return date === new Date().toISOString().slice(0, 10) ? streak : null;
}
