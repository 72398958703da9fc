import { addDays } from '@nain-jaune/same-cards';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { figuresOf, squareOf, streakOf, weekUpTo } from './dayFigures.ts';
import { dayText } from './dayTexts.ts';
import { addMonths, weeksOf } from './monthDays.ts';
import { binsOf } from './resultBins.ts';
import { newDay, type SavedDay, saveDay, savedDays } from './savedDays.ts';
import { wrongDate } from './wrongDate.ts';

const TODAY = '2026-11-25';

beforeEach(() => vi.stubGlobal('localStorage', storageOf()));

function played(date: string, result = 10, expert = 5, begun = date): SavedDay {
  return { ...newDay(date, `game of ${date}`, begun), result, expert };
}

/** Days before today that were played on their day. */
function daysBefore(...ago: readonly number[]): SavedDay[] {
  return ago.map((days) => played(addDays(TODAY, -days)));
}

describe('the streak', () => {
  test('lasts while the day is not over', () => {
    expect(streakOf(daysBefore(0, 1, 2), TODAY)).toBe(3);
    expect(streakOf(daysBefore(1, 2, 3), TODAY)).toBe(3);
    expect(streakOf(daysBefore(2, 3), TODAY)).toBe(0);
    expect(streakOf([], TODAY)).toBe(0);
  });

  test('does not count days that were played later or not to the end', () => {
    const late = played(addDays(TODAY, -1), 10, 5, TODAY);
    expect(streakOf([...daysBefore(0, 2), late], TODAY)).toBe(1);
    const open = newDay(TODAY, 'game', TODAY);
    expect(streakOf([open, ...daysBefore(1)], TODAY)).toBe(1);
  });

  test('crosses months and leap days', () => {
    const days = Array.from({ length: 70 }, (_, ago) => played(addDays('2028-03-10', -ago)));
    expect(streakOf(days, '2028-03-10')).toBe(70);
  });
});

test('statistics count late days, and the longest streak may be over', () => {
  const late = played('2026-10-01', -20, 0, TODAY);
  expect(figuresOf([...daysBefore(0, 4, 5, 6), late], TODAY)).toEqual({
    played: 5,
    beaten: 4,
    meanDifference: 0,
    best: 10,
    meanCost: null,
    streak: 1,
    longestStreak: 3,
  });
  const costly = [[0, 4], []].map((costs) => ({ ...late, costs }));
  expect(figuresOf([...costly, late], TODAY).meanCost).toBe(2);
  expect(figuresOf([], TODAY)).toMatchObject({
    played: 0,
    meanDifference: null,
    best: null,
    longestStreak: 0,
  });
});

test('the week ends at the given day', () => {
  expect(weekUpTo(daysBefore(0, 2, 6, 7), TODAY)).toEqual([true, false, false, false, true, false, true]);
});

describe('saved days', () => {
  test('are read again, the latest first, without damaged ones', () => {
    saveDay(played('2026-11-20'));
    saveDay(played(TODAY));
    saveDay(played('2026-11-20', 7));
    expect(savedDays()).toMatchObject([{ date: TODAY }, { date: '2026-11-20', result: 7 }]);
    const [good] = savedDays();
    const list = [good, { ...good, date: '2026-02-30' }, null, { ...good, game: 3 }];
    localStorage.setItem('nain-jaune.daily-days', JSON.stringify({ list }));
    expect(savedDays()).toEqual([good]);
    const beyond = { ...good, result: 1e300, expert: -1e300 };
    localStorage.setItem('nain-jaune.daily-days', JSON.stringify({ list: [beyond] }));
    expect(savedDays()).toMatchObject([{ result: null, expert: null }]);
  });

  test('are bounded', () => {
    const list = Array.from({ length: 1500 }, (_, day) => played(addDays('2027-01-01', day)));
    localStorage.setItem('nain-jaune.daily-days', JSON.stringify({ list }));
    saveDay(played('2026-12-31'));
    expect(savedDays()).toHaveLength(1500);
    expect(savedDays().some(({ date }) => date === '2026-12-31')).toBe(false);
  });
});

test.each([
  ['2026-02-30', 'no-date'],
  ['yesterday', 'no-date'],
  ['2026-1-1', 'no-date'],
  ['', 'no-date'],
  ['1999-13-01', 'no-date'],
  ['1999-02-29', 'no-date'],
  ['1999-12-31', 'too-early'],
  ['2000-02-29', 'too-early'],
  ['2025-12-31', 'too-early'],
  ['2026-11-26', 'future'],
  ['9999-01-01', 'future'],
  ['2026-11-25', null],
  ['2026-01-01', null],
] as const)('%s: %s', (text, problem) => {
  expect(wrongDate(text, TODAY)).toBe(problem);
});

test('a month has its days in weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(addMonths('2026-01', 1)).toBe('2026-02');
});

test('a choice has a square by its cost', () => {
  expect([0, 1, 4, 5, 9, 10, 40].map(squareOf).join('')).toBe('🟩🟨🟨🟧🟧🟥🟥');
});

test('results are in at most twelve bins without gaps', () => {
  expect(binsOf([])).toEqual([]);
  expect(binsOf([[4, 3]])).toEqual([{ from: 4, to: 4, attempts: 3 }]);
  const bins = binsOf([
    [-40, 1],
    [0, 5],
    [59, 2],
  ]);
  expect(bins.length).toBeLessThanOrEqual(12);
  expect(bins.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(8);
  for (const [index, { from }] of bins.entries()) if (index > 0) expect(from).toBe(bins[index - 1]!.to + 1);
});

test('dates are written in each language', () => {
  expect(dayText('2026-11-25', 'short', 'en')).toBe('25 Nov');
  expect(dayText('2026-11-25', 'short', 'fr')).toBe('25 nov.');
  expect(dayText('2026-11-25', 'short', 'de')).toBe('25. Nov.');
  expect(dayText('2026-11-01', 'long', 'fr')).toBe('1er novembre 2026');
  expect(dayText('2026-11-21', 'long', 'fr')).toBe('21 novembre 2026');
  expect(dayText('2026-11-21', 'full', 'fr')).toBe('Samedi 21 novembre 2026');
  expect(dayText('2026-11-01', 'month', 'fr')).toBe('Novembre 2026');
});
