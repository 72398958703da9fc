import { RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { wrongLinesOf } from './loadRecords.ts';

const right = playedRecord(RULESETS.famille, 4, 'load', { deals: 2 });
const wrong = { ...right, deals: right.deals.map((deal) => ({ ...deal, dealer: 9 })) };

it('accepts one record, also over several lines, and several records', () => {
  expect(wrongLinesOf(JSON.stringify(right))).toEqual([]);
  expect(wrongLinesOf(JSON.stringify(right, null, 2))).toEqual([]);
  expect(wrongLinesOf(`${JSON.stringify(right)}\n\n${JSON.stringify(right)}\n`)).toEqual([]);
});

it('reports the line and all problems of every invalid record', () => {
  const text = [wrong, right, wrong].map((record) => JSON.stringify(record)).join('\n');
  const lines = wrongLinesOf(text);
  expect(lines.map(({ line }) => line)).toEqual([1, 3]);
  expect(lines[0]!.findings.length).toBeGreaterThan(1);
});

it('reports a file that is no record without a line', () => {
  expect(wrongLinesOf('rubbish').map(({ line }) => line)).toEqual([null]);
  expect(wrongLinesOf('').map(({ line }) => line)).toEqual([null]);
});
