import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { CALENDAR, CALENDAR_DIGITS } from './calendar.ts';
import { candidateTable } from './candidateTable.ts';
import { chooseCandidate } from './chooseCandidate.ts';
import { dailyTable } from './dailyTable.ts';
import { addDays, dayNumberOf, FIRST_DATE } from './dates.ts';

const LAST_DATE = '2030-12-31';

test('the calendar has five years, with a digit pair a day', () => {
  expect(CALENDAR).toMatch(/^[0-9a-z]+$/);
  expect(CALENDAR).toHaveLength(CALENDAR_DIGITS * (dayNumberOf(LAST_DATE) - dayNumberOf(FIRST_DATE) + 1));
});

test('days have the candidate that is chosen for them', () => {
  const days = inScope({ quick: 4, all: 20 });
  for (let day = 0; day < days; day++) {
    const date = addDays('2026-11-25', 37 * day);
    expect(dailyTable(date)).toEqual(candidateTable(date, chooseCandidate(date)));
  }
});

test('after the end of the calendar days have the first candidate', () => {
  expect(dailyTable(LAST_DATE)).toEqual(candidateTable(LAST_DATE, 7));
  for (const date of ['2031-01-01', '9999-12-31']) expect(dailyTable(date)).toEqual(candidateTable(date, 0));
});

test('dates and candidates have different cards and luck', () => {
  const tables = ['2026-11-25', '2026-11-26'].flatMap((date) =>
    [0, 1, 36].map((candidate) => candidateTable(date, candidate)),
  );
  expect(new Set(tables.map(({ packs }) => packs.join())).size).toBe(tables.length);
  expect(new Set(tables.map(({ seed }) => seed)).size).toBe(tables.length);
});
