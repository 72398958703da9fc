import { describe, expect, it } from 'vitest';
import { RULE_KEYS, rulesetFaults } from './rulesetFaults.ts';
import { lindor, SIX_RULESETS } from './sixRulesets.ts';

/** The first fault of lindor with other values. */
function faultOf(change: object): string | null {
  return rulesetFaults({ ...lindor, ...change })[0]?.message ?? null;
}

function without(...keys: string[]): object {
  return Object.fromEntries(Object.entries(lindor).filter(([key]) => !keys.includes(key)));
}

const [ten, ...otherHonours] = lindor.honours;

describe('the check of a ruleset', () => {
  it('accepts the six rulesets', () => {
    expect(SIX_RULESETS.flatMap((rules) => rulesetFaults(rules))).toEqual([]);
  });

  it('requires every key', () => {
    expect(RULE_KEYS).toHaveLength(28);
    for (const key of RULE_KEYS) {
      expect(rulesetFaults(without(key))[0]?.message).toBe(`${key}: missing`);
    }
  });

  it.each([
    { id: 'a-1'.padEnd(64, 'b') },
    { players: [2] },
    { firstDealer: 'chosen' },
    { counters: 15 },
    { counters: 100_000 },
    { honours: [{ card: 'Td', stake: 106 }, ...otherHonours] },
    { end: { deals: 1_000_000, target: 121, minutes: 0.001 } },
    { end: { deals: { 3: 1, 8: 1_000_000 }, target: 1_000_000, minutes: null } },
    { run: 'suit', dwarf: 'stands-for-wanted' },
    { hocs: true },
    { opera: { when: 'first-chance', sweeps: false, factor: 2 } },
  ])('accepts %j', (change) => {
    expect(faultOf(change)).toBeNull();
  });

  it.each([
    ['id', [{ id: '' }, { id: 'A' }, { id: 'a'.repeat(65) }, { id: 'a\n' }]],
    [
      'players',
      [{ players: [] }, { players: [3, 3] }, { players: [4, 3] }, { players: [1] }, { players: [9] }],
    ],
    ['counters', [{ counters: 14 }, { counters: 100_001 }, { counters: 50.5 }, { counters: '120' }]],
    ['honours', [{ honours: otherHonours }, { honours: [ten, ten, ...otherHonours.slice(1)] }]],
    ['honours', [0, 100_001, 1.5].map((stake) => ({ honours: [{ card: 'Td', stake }, ...otherHonours] }))],
    ['honours', [{ honours: [{ card: '10d', stake: 1 }, ...otherHonours] }]],
    [
      'end',
      [0, 1.5, 1_000_001, [1], { 1: 1 }, { 9: 1 }, { 3: 0 }].map((deals) => ({
        end: { ...lindor.end, deals },
      })),
    ],
    ['end', [0, 121.5, 1_000_001].map((target) => ({ end: { ...lindor.end, target } }))],
    ['end', [0, -1, '5'].map((minutes) => ({ end: { ...lindor.end, minutes } }))],
    ['end', [{ end: null }, { end: { deals: null, target: null } }, { end: { ...lindor.end, x: 1 } }]],
    ['opera', [{ opera: false }, { opera: { when: 'first-chance', sweeps: true } }]],
    ['packet', [{ packet: 2 }]],
    ['acePoints', [{ acePoints: 11 }]],
    ['hocs', [{ hocs: 1 }]],
    ['jokers', [{ jokers: 2 }]],
  ])('names %s as the key with a wrong value', (key, changes) => {
    for (const change of changes) {
      expect(faultOf(change), JSON.stringify(change)).toMatch(new RegExp(`^${key}: `));
    }
  });

  it('names the key of an impossible combination', () => {
    expect(faultOf({ run: 'suit', stall: 'next-rank' })).toMatch(/^stall: /);
    expect(faultOf({ dwarf: 'stop' })).toMatch(/^dwarf: /);
    expect(faultOf({ honours: [{ card: 'Td', stake: 107 }, ...otherHonours] })).toMatch(/^counters: /);
    expect(faultOf({ end: { ...lindor.end, target: 120 } })).toMatch(/^end\.target: /);
  });
});
