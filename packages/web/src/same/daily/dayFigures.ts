import { addDays, type DateText } from '@nain-jaune/same-cards';
import { costOf, isDone, isInTime, type SavedDay } from './savedDays.ts';

const WEEK = 7;

/** Figures over all days that were played. */
export interface DayFigures {
  readonly played: number;
  /** Days with more counters than the expert. */
  readonly beaten: number;
  /** Mean difference to the expert in counters; null without a day. */
  readonly meanDifference: number | null;
  readonly best: number | null;
  /** Mean cost of the choices; null without a day on which it is known. */
  readonly meanCost: number | null;
  readonly streak: number;
  readonly longestStreak: number;
}

export function figuresOf(days: readonly SavedDay[], today: DateText): DayFigures {
  const done = days.filter(isDone);
  const differences = done.map(({ result, expert }) => result - expert);
  return {
    played: done.length,
    beaten: differences.filter((difference) => difference > 0).length,
    meanDifference: meanOf(differences),
    best: done.length === 0 ? null : Math.max(...done.map(({ result }) => result)),
    meanCost: meanOf(done.flatMap((day) => costOf(day) ?? [])),
    streak: streakOf(days, today),
    longestStreak: longestStreakOf(days),
  };
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The number of days in a row that were played on their day, up to today or, as long as today is not played, yesterday. */
export function streakOf(days: readonly SavedDay[], today: DateText): number {
  const dates = datesInTime(days);
  const last = dates.has(today) ? today : addDays(today, -1);
  return runUpTo(dates, last);
}

function longestStreakOf(days: readonly SavedDay[]): number {
  const dates = datesInTime(days);
  const ends = [...dates].filter((date) => !dates.has(addDays(date, 1)));
  return Math.max(0, ...ends.map((date) => runUpTo(dates, date)));
}

function runUpTo(dates: ReadonlySet<DateText>, last: DateText): number {
  let run = 0;
  while (dates.has(addDays(last, -run))) run++;
  return run;
}

function datesInTime(days: readonly SavedDay[]): ReadonlySet<DateText> {
  return new Set(days.filter((day) => isDone(day) && isInTime(day)).map(({ date }) => date));
}

/** Whether each of the seven days up to a date was played on its day. */
export function weekUpTo(days: readonly SavedDay[], date: DateText): readonly boolean[] {
  const dates = datesInTime(days);
  return Array.from({ length: WEEK }, (_, index) => dates.has(addDays(date, index + 1 - WEEK)));
}

/** The squares of a share text, with the least cost of each. */
const SQUARES = [
  [10, '🟥'],
  [5, '🟧'],
  [1, '🟨'],
] as const;

/** Returns the square of a choice by its cost: green if it cost nothing. */
export function squareOf(cost: number): string {
  return SQUARES.find(([least]) => cost >= least)?.[1] ?? '🟩';
}
