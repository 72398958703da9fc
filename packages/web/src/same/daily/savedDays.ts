import { isDate } from '@nain-jaune/same-cards';
import {
  check,
  fieldsOf,
  flag,
  integer,
  itemsOf,
  listOf,
  nullable,
  or,
  persisted,
  text,
  type Valid,
} from '../../app/browser/persisted.ts';

/** Four years. Earlier days are dropped. */
const MAX_DAYS = 1500;

const DATE = check(text, isDate);
/** No game wins or loses more. */
const MOST = 1_000_000;
const COUNT = integer(-MOST, MOST);
const DAY = fieldsOf({
  date: DATE,
  /** Id of the game that counts. */
  game: text,
  /** The day on which it was begun. */
  begun: DATE,
  /** In counters; null until the game is over and was examined. */
  result: or(nullable(COUNT), null),
  /** The mean result of the level expert on the same cards, or without costs that of one play. */
  expert: or(nullable(COUNT), null),
  /** What each own choice cost; null if it is not known, as for days of release 1.0 whose game is deleted. */
  costs: or(nullable(itemsOf(integer(0, MOST))), null),
  /** The best result that is possible; null until it is known. */
  best: or(nullable(COUNT), null),
  /** Whether there is no better one. */
  exact: or(flag, false),
  /** Names the attempt to the server. */
  attempt: text,
  /** Whether the server has the attempt, or why it refused it. */
  sent: or(nullable(text), null),
});
const SAVED = persisted('daily-days', { list: listOf(DAY) });

/** A day that was begun, and what came of it. It outlives its game. */
export type SavedDay = Valid<typeof DAY>;

/** A day whose game is over. */
export type DoneDay = SavedDay & { readonly result: number; readonly expert: number };

export function isDone(day: SavedDay): day is DoneDay {
  return day.result !== null && day.expert !== null;
}

/** What the own choices of a day cost, the score that is compared. Null if it is not known. */
export function costOf({ costs }: Pick<SavedDay, 'costs'>): number | null {
  return costs?.reduce((sum, cost) => sum + cost, 0) ?? null;
}

/** Whether the game was begun on its day. Only such days count for the streak. */
export function isInTime({ date, begun }: SavedDay): boolean {
  return begun === date;
}

/** The saved days, the latest first. */
export function savedDays(): readonly SavedDay[] {
  return SAVED.read().list;
}

/** The day as it is stored now; null if it is not. */
export function savedDay(date: string): SavedDay | null {
  return savedDays().find((day) => day.date === date) ?? null;
}

/** Saves a day in place of what was saved for that date. Returns all days, the latest first. */
export function saveDay(day: SavedDay): readonly SavedDay[] {
  const others = savedDays().filter(({ date }) => date !== day.date);
  const list = [day, ...others].toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MAX_DAYS);
  SAVED.save({ list });
  return list;
}

/** A day that has just been begun. */
export function newDay(date: string, game: string, begun: string): SavedDay {
  const open = { result: null, expert: null, costs: null, best: null, exact: false, sent: null };
  return { date, game, begun, attempt: freshAttempt(), ...open };
}

const ATTEMPT_WORDS = 4;

function freshAttempt(): string {
  const words = crypto.getRandomValues(new Uint32Array(ATTEMPT_WORDS));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
