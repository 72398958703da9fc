/**
 * `npm run calendar`: chooses today's deals, about one in two seconds of one core.
 *
 * npm run calendar -- [--from DATE] [--until DATE] [--keep] [--threads N]
 *
 * from: the first day, by default the first one that was not chosen yet. until: the first day after them, by default the end of 2030.
 * keep: only computes the Expert's means, of the deals that the days have.
 *
 * It writes after every ten days, so that it can be stopped and continued. The same days have the same choice.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, dayNumberOf, FIRST_DATE } from '@nain-jaune/same-cards';
import {
  CALENDAR,
  CALENDAR_BASE,
  CALENDAR_DIGITS,
  CHOSEN_DAYS,
  ZERO_COUNTERS,
} from '@nain-jaune/same-cards/calendar';
import type { ChosenDay } from '@nain-jaune/same-cards/choose';
import type { DayJob } from './calendarWorker.ts';
import { runJobs } from './threads.ts';
import { root } from './workspace.ts';

const FILE = join(root, 'packages/same-cards/src/daily/calendar.ts');
const END = '2031-01-01';
const LOWEST_PRIORITY = 19;
const DAYS_AT_ONCE = 10;
const ENTRY = 2 * CALENDAR_DIGITS;
const ENTRIES_PER_LINE = 25;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: CHOSEN_DAYS[1] },
    until: { type: 'string', default: END },
    keep: { type: 'boolean', default: false },
    threads: { type: 'string', default: '1' },
  },
});

const entries = CALENDAR.match(new RegExp(`.{${ENTRY}}`, 'g')) ?? [];
let [chosenFrom, chosenUntil] = CHOSEN_DAYS;

function jobOf(date: string): DayJob {
  const entry = entries[placeOf(date)];
  const candidate = Number.parseInt(entry?.slice(0, CALENDAR_DIGITS) ?? '0', CALENDAR_BASE);
  return { date, candidate: values.keep ? candidate : null };
}

function placeOf(date: string): number {
  return dayNumberOf(date) - dayNumberOf(FIRST_DATE);
}

function entryOf({ candidate, expert }: ChosenDay): string {
  return [candidate, expert + ZERO_COUNTERS]
    .map((number) => number.toString(CALENDAR_BASE).padStart(CALENDAR_DIGITS, '0'))
    .join('');
}

function write(): void {
  const lines = entries.join('').match(new RegExp(`.{1,${ENTRY * ENTRIES_PER_LINE}}`, 'g')) ?? [];
  writeFileSync(
    FILE,
    `/**
 * The entry of each day from the first date on. Written by \`npm run calendar\`.
 *
 * @module @nain-jaune/same-cards/calendar
 */
export const CALENDAR_BASE = ${CALENDAR_BASE};
/** Digits of a number. An entry has two: the candidate, and the mean of the Expert's counters plus the zero, or 0 if it is not known. */
export const CALENDAR_DIGITS = ${CALENDAR_DIGITS};
export const ZERO_COUNTERS = ${ZERO_COUNTERS};
/** Days from the first date to before the second are chosen by their Expert's mean. Others have the deals of an earlier rule. */
export const CHOSEN_DAYS: readonly [string, string] = ['${chosenFrom}', '${chosenUntil}'];
export const CALENDAR = [
${lines.map((line) => `  '${line}',\n`).join('')}].join('');
`,
  );
}

setPriority(LOWEST_PRIORITY);
for (let first = values.from; first < values.until; ) {
  const end = [addDays(first, DAYS_AT_ONCE), values.until].toSorted()[0] ?? values.until;
  const count = dayNumberOf(end) - dayNumberOf(first);
  const jobs = Array.from({ length: count }, (_, day) => jobOf(addDays(first, day)));
  const days = await runJobs<DayJob, ChosenDay>(
    './calendarWorker.ts',
    jobs,
    () => {},
    Number(values.threads),
  );
  for (const [index, day] of days.entries()) entries[placeOf(addDays(first, index))] = entryOf(day);
  if (!values.keep) {
    chosenFrom = [chosenFrom, first].toSorted()[0] ?? first;
    chosenUntil = [chosenUntil, end].toSorted().at(-1) ?? end;
  }
  first = end;
  write();
  console.log(`up to ${end}`);
}
