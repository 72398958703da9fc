import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { meanOfExpert } from '../play/index.ts';
import { CALENDAR, CALENDAR_DIGITS, CHOSEN_DAYS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import { chooseCandidate } from './chooseCandidate.ts';
import { dailyExpert, dailyTable } from './dailyTable.ts';
import { addDays, dayNumberOf, FIRST_DATE } from './dates.ts';

const LAST_DATE = '2030-12-31';
const [CHOSEN_FROM, CHOSEN_UNTIL] = CHOSEN_DAYS;

test('the calendar has five years, with two numbers a day', () => {
  expect(CALENDAR).toMatch(/^[0-9a-z]+$/);
  expect(CALENDAR).toHaveLength(2 * CALENDAR_DIGITS * (dayNumberOf(LAST_DATE) - dayNumberOf(FIRST_DATE) + 1));
});

test('days have the candidate that is chosen for them, and the mean of its Expert', {
  timeout: 120_000,
}, () => {
  const step = Math.floor((dayNumberOf(CHOSEN_UNTIL) - dayNumberOf(CHOSEN_FROM)) / 3);
  for (let day = 0; day < inScope({ quick: 1, all: 3 }); day++) {
    const date = addDays(CHOSEN_FROM, step * day);
    const { candidate, expert } = chooseCandidate(date);
    expect(dailyTable(date)).toEqual(candidateTable(date, candidate));
    expect(dailyExpert(date)).toBe(expert);
  }
});

test('days of the earlier rule keep their deal, and may have no mean', () => {
  expect(dailyTable('2026-11-25')).toEqual(candidateTable('2026-11-25', 1));
  expect(dailyExpert('2026-11-25')).toBe(meanOfExpert(dailyTable('2026-11-25')));
  expect(dailyTable(LAST_DATE)).toEqual(candidateTable(LAST_DATE, 7));
  expect(dailyExpert(LAST_DATE)).toBeNull();
});

test('after the end of the calendar days have the first candidate', () => {
  for (const date of ['2031-01-01', '9999-12-31']) {
    expect(dailyTable(date)).toEqual(candidateTable(date, 0));
    expect(dailyExpert(date)).toBeNull();
  }
});

test('dates and candidates have different cards and luck', () => {
  const tables = ['2026-11-25', '2026-11-26'].flatMap((date) =>
    [0, 1, 36].map((candidate) => candidateTable(date, candidate)),
  );
  expect(new Set(tables.map(({ packs }) => packs.join())).size).toBe(tables.length);
  expect(new Set(tables.map(({ seed }) => seed)).size).toBe(tables.length);
});
