import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { comparedDeals, ranked, resultIn } from './comparison.ts';

const RECORD = playedRecord(RULESETS.famille, 4, 'compared', { deals: 2 });
const OTHER = playedRecord(RULESETS.famille, 4, 'other', { deals: 2 });

test('a game compared with itself has no difference', () => {
  const deals = comparedDeals(RECORD, RECORD);
  expect(deals).toHaveLength(2);
  for (const { difference, ownChange, otherChange } of deals) {
    expect(difference).toBeNull();
    expect(ownChange).toBe(otherChange);
  }
  const sum = deals.reduce((total, { ownChange }) => total + ownChange, 0);
  expect(sum).toBe(resultIn(RECORD));
});

test('the first move that differs is found', () => {
  const deal = comparedDeals(RECORD, OTHER)[0]!;
  const { move, own, other } = deal.difference!;
  expect(own.text).not.toBe(other.text);
  const before = (steps: typeof deal.own.steps) => steps.slice(0, move).map(({ text }) => text);
  expect(before(deal.own.steps)).toEqual(before(deal.other.steps));
  expect(deal.own.steps[move]).toBe(own);
});

test('games are ranked by what the person has won; equal ones share a place', () => {
  const games = [RECORD, OTHER, RECORD].map((record) => ({ record }));
  const places = ranked(games, () => true).map(({ place }) => place);
  expect(places).toEqual(resultIn(RECORD) > resultIn(OTHER) ? [1, 1, 3] : [1, 2, 2]);
});

test('a game that cannot be compared has no place and takes none from others', () => {
  const [best, other] = [RECORD, OTHER]
    .toSorted((a, b) => resultIn(b) - resultIn(a))
    .map((record) => ({ record }));
  const shown = ranked([best!, other!], (game) => game !== best);
  expect(shown.map(({ game, place }) => [game, place])).toEqual([
    [other, 1],
    [best, null],
  ]);
});
