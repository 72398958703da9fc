import { expect, test } from 'vitest';
import {
  compileRules,
  nearestRuleset,
  parseRuleset,
  RULE_CHOICES,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
} from '../index.ts';
import { rulesOf } from '../testing/rules.ts';

test('a ruleset is compiled once for each number of players', () => {
  const ruleset = rulesOf('lindor-1789 continuing=compulsory');
  expect(compileRules(ruleset, 4)).toBe(compileRules(ruleset, 4));
  expect(compileRules(ruleset, 5)).not.toBe(compileRules(ruleset, 4));
});

test.each(RULESET_IDS)('%s read from JSON shares the compiled rules of the known one', (id) => {
  const players = RULESETS[id].players[0]!;
  const parsed = parseRuleset(JSON.parse(JSON.stringify(RULESETS[id])));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(compileRules(parsed.value, players)).toBe(compileRules(RULESETS[id], players));
});

test('two players have 22 cards each, and 8 are left over (R23)', () => {
  const rules = compileRules({ ...RULESETS.famille, players: [2] }, 2);
  expect(rules.handSizes).toEqual([22, 22]);
});

test('other rules by a known name are compiled by themselves', () => {
  const changed = { ...RULESETS.famille, counters: 60 };
  expect(compileRules(changed, 4)).not.toBe(compileRules(RULESETS.famille, 4));
  expect(compileRules(changed, 4).ruleset.counters).toBe(60);
});

// The game reads who deals first.
const { firstDealer: _, ...playedChoices } = RULE_CHOICES;

test.each(Object.entries(playedChoices))('another value of %s plays otherwise', (key, values) => {
  const compiled = values.map((value) => {
    const { ruleset: _itself, ...rules } = compileRules(withChoices({ [key]: value }), 5);
    return JSON.stringify(rules);
  });
  expect(new Set(compiled).size).toBe(values.length);
});

/** Rules under which every key matters, with some choices made otherwise. */
function withChoices(choices: Readonly<Record<string, unknown>>): Ruleset {
  return { ...RULESETS['avantcoureur-1760'], ...choices };
}

test('the nearest ruleset is the one whose name rules bear, else the one they differ from least', () => {
  for (const id of RULESET_IDS) {
    expect(nearestRuleset(RULESETS[id])).toBe(id);
    expect(nearestRuleset({ ...RULESETS[id], id: 'ours' })).toBe(id);
    expect(nearestRuleset({ ...RULESETS.famille, id: `${id}-house` })).toBe(id);
  }
  expect(nearestRuleset({ ...rulesOf('yellow-dwarf counters=50 debts=true'), id: 'ours' })).toBe(
    'yellow-dwarf',
  );
});
