import { isDate } from '@nain-jaune/same-cards';
import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'daily-days';
/** Four years. Earlier days are dropped. */
const MAX_DAYS = 1500;

const DATE = v.pipe(v.string(), v.check(isDate));
/** No game wins or loses more. */
const MOST = 1_000_000;
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST));
const DAY = v.object({
  date: DATE,
  /** Id of the game that counts. */
  game: v.string(),
  /** The day on which it was begun. */
  begun: DATE,
  /** In counters; null until the game is over and was examined. */
  result: v.fallback(v.nullable(COUNT), null),
  /** The result of the level expert on the same seat. */
  expert: v.fallback(v.nullable(COUNT), null),
  /** The best result that is possible; null until it is known. */
  best: v.fallback(v.nullable(COUNT), null),
  /** Whether there is no better one. */
  exact: v.fallback(v.boolean(), false),
  /** Names the attempt to the server. */
  attempt: v.string(),
  /** Whether the server has the attempt, or why it refused it. */
  sent: v.fallback(v.nullable(v.string()), null),
});
const SAVED = v.object({ list: validItems(DAY) });

/** A day that was begun, and what came of it. It outlives its game. */
export type SavedDay = Readonly<v.InferOutput<typeof DAY>>;

/** A day whose game is over. */
export type DoneDay = SavedDay & { readonly result: number; readonly expert: number };

export function isDone(day: SavedDay): day is DoneDay {
  return day.result !== null && day.expert !== null;
}

/** Whether the game was begun on its day. Only such days count for the streak. */
export function isInTime({ date, begun }: SavedDay): boolean {
  return begun === date;
}

/** The saved days, the latest first. */
export function savedDays(): readonly SavedDay[] {
  return readSaved(KEY, SAVED).list;
}

/** Saves a day in place of what was saved for that date. Returns all days, the latest first. */
export function saveDay(day: SavedDay): readonly SavedDay[] {
  const others = savedDays().filter(({ date }) => date !== day.date);
  const list = [day, ...others].toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MAX_DAYS);
  saveValue(KEY, { list });
  return list;
}

/** A day that has just been begun. */
export function newDay(date: string, game: string, begun: string): SavedDay {
  const open = { result: null, expert: null, best: null, exact: false, sent: null };
  return { date, game, begun, attempt: freshAttempt(), ...open };
}

const ATTEMPT_WORDS = 4;

function freshAttempt(): string {
  const words = crypto.getRandomValues(new Uint32Array(ATTEMPT_WORDS));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
