import { describe, expect, test } from 'vitest';
import { isRulesetId, parseRuleset, RULESET_IDS, RULESETS } from '../index.ts';

/** `examples/by-the-book/differential.test.ts` compares every cell of the table of rules.md. */
const COLUMNS = [
  'avantcoureur-1760',
  'lindor-1789',
  'famille',
  'gelber-zwerg',
  'yellow-dwarf',
  'nain-jaune-court',
] as const;

describe('the rulesets of rules.md', () => {
  test('are six', () => {
    expect(RULESET_IDS).toEqual(COLUMNS);
    expect(Object.keys(RULESETS).sort()).toEqual([...COLUMNS].sort());
  });

  test.each(COLUMNS)('%s has its id and passes the parser', (id) => {
    expect(RULESETS[id].id).toBe(id);
    expect(isRulesetId(id)).toBe(true);
    expect(parseRuleset(JSON.parse(JSON.stringify(RULESETS[id])))).toEqual({
      ok: true,
      value: RULESETS[id],
    });
  });

  test('other names are of no ruleset', () => {
    for (const name of ['', 'lindor', 'toString', '__proto__', 'LINDOR-1789'])
      expect(isRulesetId(name)).toBe(false);
  });
});
