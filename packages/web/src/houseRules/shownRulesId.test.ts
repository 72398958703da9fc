import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { shownRulesId } from './shownRulesId.ts';

const { famille } = RULESETS;

test('another length of a game is no house rule', () => {
  const oneDeal = { ...famille, id: 'famille-house', end: { ...famille.end, deals: 1 } };
  expect(shownRulesId(oneDeal)).toBe('famille');
  expect(shownRulesId({ ...oneDeal, counters: famille.counters + 1 })).toBe('famille-house');
});

test('a ruleset and unknown rules keep their id', () => {
  expect(shownRulesId(famille)).toBe('famille');
  expect(shownRulesId({ ...famille, id: 'constructor-house' })).toBe('constructor-house');
});
