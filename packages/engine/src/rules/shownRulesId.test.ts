import { expect, test } from 'vitest';
import { RULESETS } from './rulesets.ts';
import { shownRulesId } from './shownRulesId.ts';

const { famille } = RULESETS;

test('another length of a game or number of players is no house rule', () => {
  expect(shownRulesId({ ...famille, id: 'famille-house', players: [5] })).toBe('famille');
  expect(shownRulesId({ ...famille, id: 'famille-house', play: 'clockwise' })).toBe('famille-house');
  const oneDeal = { ...famille, id: 'famille-house', end: { ...famille.end, deals: 1 } };
  expect(shownRulesId(oneDeal)).toBe('famille');
  expect(shownRulesId({ ...oneDeal, counters: famille.counters + 1 })).toBe('famille-house');
});

test('a ruleset and unknown rules keep their id', () => {
  expect(shownRulesId(famille)).toBe('famille');
  expect(shownRulesId({ ...famille, id: 'constructor-house' })).toBe('constructor-house');
});
