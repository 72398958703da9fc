/**
 * `npm run calendar`: chooses today's deals for five years, in a few minutes.
 *
 * npm run calendar -- [--from DATE] [--threads N]    from: the first day to choose again. Default the first one missing
 *
 * It writes after every fifty days, so that it can be stopped and continued. The same days have the same choice.
 */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, dayNumberOf, FIRST_DATE } from '@nain-jaune/same-cards';
import { CALENDAR, CALENDAR_BASE, CALENDAR_DIGITS } from '@nain-jaune/same-cards/calendar';
import { runJobs } from './threads.ts';
import { root } from './workspace.ts';

const FILE = join(root, 'packages/same-cards/src/daily/calendar.ts');
const LAST_DATE = '2030-12-31';
const LOWEST_PRIORITY = 19;
const DAYS_AT_ONCE = 50;
const COUNT = dayNumberOf(LAST_DATE) - dayNumberOf(FIRST_DATE) + 1;

const { values } = parseArgs({ options: { from: { type: 'string' }, threads: { type: 'string' } } });

function chooseDays(first: number, count: number): Promise<number[]> {
  const dates = Array.from({ length: count }, (_, index) => addDays(FIRST_DATE, first + index));
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  return runJobs<string, number>('./calendarWorker.ts', dates, () => {}, threads);
}

function write(calendar: string): void {
  const lines = calendar.match(new RegExp(`.{1,${CALENDAR_DIGITS * DAYS_AT_ONCE}}`, 'g')) ?? [];
  writeFileSync(
    FILE,
    `/**
 * The candidate of each day from the first date on, in digits. Written by \`npm run calendar\`.
 *
 * @module @nain-jaune/same-cards/calendar
 */
export const CALENDAR_BASE = ${CALENDAR_BASE};
/** Digits a day. */
export const CALENDAR_DIGITS = ${CALENDAR_DIGITS};
export const CALENDAR = [
${lines.map((line) => `  '${line}',\n`).join('')}].join('');
`,
  );
}

setPriority(LOWEST_PRIORITY);
const from = values.from === undefined ? Number.POSITIVE_INFINITY : dayNumberOf(values.from);
let calendar = CALENDAR.slice(0, CALENDAR_DIGITS * Math.max(0, from - dayNumberOf(FIRST_DATE)));
while (calendar.length < CALENDAR_DIGITS * COUNT) {
  const done = calendar.length / CALENDAR_DIGITS;
  const chosen = await chooseDays(done, Math.min(DAYS_AT_ONCE, COUNT - done));
  calendar += chosen
    .map((candidate) => candidate.toString(CALENDAR_BASE).padStart(CALENDAR_DIGITS, '0'))
    .join('');
  write(calendar);
  console.log(`${calendar.length / CALENDAR_DIGITS} of ${COUNT} days`);
}
