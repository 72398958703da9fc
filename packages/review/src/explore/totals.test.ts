import { expect, test } from 'vitest';
import { addDecision, DEAL_VALUES, DealTotals, type Group } from './totals.ts';

type TestDecision = readonly [group: Group, change: number, hasWon: boolean];

function totalsOf(deals: readonly (readonly TestDecision[])[]): DealTotals {
  const totals = new DealTotals();
  for (const deal of deals) {
    const values = new Float64Array(DEAL_VALUES);
    for (const [group, change, hasWon] of deal) addDecision(values, 0, group, change, hasWon);
    totals.add(values);
  }
  return totals;
}

const chosen = (change: number, hasWon = false): TestDecision => ['chosen', change, hasWon];
const other = (change: number): TestDecision => ['others', change, false];

test('with one decision a deal the error is the standard error of a mean', () => {
  const { change, won, deals } = totalsOf([[chosen(1, true)], [chosen(2)], [chosen(6)]]).results('chosen')!;
  // Squared deviations 4, 1 and 9: √(14 / 2 / 3).
  expect(change.mean).toBe(3);
  expect(change.standardError).toBeCloseTo(Math.sqrt(14 / 6), 12);
  expect(won.mean).toBeCloseTo(1 / 3, 12);
  expect(deals).toBe(3);
});

test('decisions of one deal are one value of the error', () => {
  const twice = totalsOf([
    [chosen(1), chosen(1)],
    [chosen(2), chosen(2)],
    [chosen(6), chosen(6)],
  ]);
  expect(twice.results('chosen')).toMatchObject({ decisions: 6, deals: 3 });
  expect(twice.results('chosen')!.change.standardError).toBeCloseTo(Math.sqrt(14 / 6), 12);
});

test('a difference of independent deals has the errors of both', () => {
  const totals = totalsOf([[chosen(1)], [chosen(5)], [other(2)], [other(4)]]);
  // Sums of squared deviations 8 and 2, each over 2² decisions, with the correction 4 / 3.
  const expected = Math.sqrt((8 / 4 + 2 / 4) * (4 / 3));
  expect(totals.difference()).toEqual({ mean: 0, standardError: expect.closeTo(expected, 12) });
});

test('what varies with the deal cancels in a difference within deals', () => {
  const totals = totalsOf([1, 50, -30].map((luck) => [chosen(luck + 2), other(luck)]));
  expect(totals.difference()!.mean).toBeCloseTo(2, 12);
  expect(totals.difference()!.standardError).toBeCloseTo(0, 9);
});

test('there is no error of one deal, and no result of none', () => {
  const totals = totalsOf([[chosen(3), other(1)], []]);
  expect(totals.results('chosen')!.change).toEqual({ mean: 3, standardError: null });
  expect(totals.difference()).toBeNull();
  expect(totalsOf([[chosen(3)]]).results('others')).toBeNull();
});
