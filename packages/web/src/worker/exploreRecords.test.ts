import { RULESETS } from '@nain-jaune/engine';
import { EVERYTHING } from '@nain-jaune/review/explore';
import { expect, it } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { RecordExploration } from './exploreRecords.ts';

const right = playedRecord(RULESETS.famille, 4, 'explore', { deals: 2 });
const wrong = { ...right, deals: right.deals.map((deal) => ({ ...deal, dealer: 9, hands: [1, 2, 3, 4] })) };

function explored(...texts: readonly string[]) {
  const records = new RecordExploration(EVERYTHING);
  for (const [index, text] of texts.entries()) records.add({ type: 'record', line: index + 1, text });
  return records.result();
}

it('explores the records and leaves out those with errors', () => {
  const {
    games,
    exploration,
    wrong: refused,
  } = explored(JSON.stringify(right), 'rubbish', JSON.stringify(wrong), JSON.stringify(right));
  expect([games, exploration.records, exploration.deals]).toEqual([4, 2, 2 * right.deals.length]);
  expect(refused.count).toBe(2);
  expect(refused.shown.map(({ line }) => line)).toEqual([2, 3]);
  expect(refused.shown[0]?.findings).toMatchObject([{ code: 'not-json' }]);
});

it('lists a bounded number of records with errors, each with a bounded number of findings', () => {
  const { count, shown } = explored(...Array.from({ length: 30 }, () => JSON.stringify(wrong))).wrong;
  expect([count, shown.length]).toEqual([30, 20]);
  for (const { findings, moreFindings } of shown) {
    expect(findings).toHaveLength(5);
    expect(moreFindings).toBeGreaterThan(0);
  }
});

it('names a line that is too long', () => {
  const records = new RecordExploration(EVERYTHING);
  records.add({ type: 'too-long', line: 7 });
  expect(records.result().wrong.shown).toMatchObject([{ line: 7, findings: [{ code: 'line-too-long' }] }]);
});
