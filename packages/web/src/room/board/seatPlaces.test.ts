import { describe, expect, it } from 'vitest';
import { COLUMNS, seatPlaces } from './seatPlaces.ts';

describe.each([2, 3, 4, 5, 6, 7, 8])('%i seats', (players) => {
  it.each([true, false])('have distinct places, wide: %s', (isWide) => {
    const places = seatPlaces(players, isWide);
    expect(places).toHaveLength(players);
    expect(new Set(places.map(({ edge, from }) => `${edge} ${from}`)).size).toBe(players);
    for (const { from, span } of places) expect(from + span).toBeLessThanOrEqual(COLUMNS);
  });

  it('have whole columns', () => {
    for (const isWide of [true, false])
      for (const { span } of seatPlaces(players, isWide)) expect(Number.isInteger(span)).toBe(true);
  });
});

it('runs clockwise from the bottom right corner', () => {
  expect(seatPlaces(6, true).map(({ edge, from }) => `${edge} ${from}`)).toEqual([
    'bottom 6',
    'bottom 0',
    'left 0',
    'top 0',
    'top 6',
    'right 0',
  ]);
});

it('uses the top and bottom of an upright screen', () => {
  expect(seatPlaces(5, false).map(({ edge }) => edge)).toEqual(['bottom', 'bottom', 'top', 'top', 'top']);
});
