import { RULESET_IDS, RULESETS, rulesetDifferences } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { describe, expect, test } from 'vitest';
import { COMPARED, sideBySide } from './sideBySide.ts';

const house = await words('en').chapters.house();

function keys(...given: Parameters<typeof sideBySide>): string[] {
  return sideBySide(...given).flatMap(({ rules }) => rules.map(({ key }) => key));
}

describe('comparison of rulesets', () => {
  test('shows every ruleset key but the name', () => {
    expect(new Set(keys(RULESET_IDS, house, false)).size).toBe(COMPARED);
  });

  test('shows only differences if requested', () => {
    expect(keys(['lindor-1789', 'gelber-zwerg'], house, true)).toEqual(['stall', 'missedHonour', 'opera']);
    expect(keys(['famille', 'famille'], house, true)).toEqual([]);
  });

  test('hides no difference between two rulesets', () => {
    for (const one of RULESET_IDS) {
      for (const other of RULESET_IDS) {
        const shown = keys([one, other], house, true);
        const differing = rulesetDifferences(RULESETS[one], RULESETS[other]).map(
          ({ path }) => path.split(/[.[]/)[0],
        );
        expect(shown).toEqual(expect.arrayContaining([...new Set(differing)]));
      }
    }
  });

  test('shows a dash if another rule makes a rule ineffective', () => {
    const [payment] = sideBySide(['famille', 'yellow-dwarf'], house, false)
      .flatMap(({ rules }) => rules)
      .filter(({ key }) => key === 'acePoints');
    expect(payment?.values).toEqual(['–', '10 points']);
  });
});
