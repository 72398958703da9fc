import { rulesetDifferences } from './houseRules.ts';
import type { Ruleset } from './ruleset.ts';
import { isRulesetId, RULESET_IDS, RULESETS, type RulesetId } from './rulesets.ts';

/**
 * Returns the one of the six rulesets that house rules are based on: the one in their name, else the one with the
 * fewest differences.
 *
 * @example
 * ```ts
 * import { nearestRuleset, RULESETS } from '@nain-jaune/engine';
 *
 * nearestRuleset({ ...RULESETS.famille, id: 'at-home', counters: 60 }); // => 'famille'
 * ```
 */
export function nearestRuleset(ruleset: Ruleset): RulesetId {
  const named = ruleset.id.replace(/-house$/, '');
  if (isRulesetId(named)) return named;
  const far = (id: RulesetId) => rulesetDifferences(RULESETS[id], ruleset).length;
  return RULESET_IDS.toSorted((one, other) => far(one) - far(other))[0] ?? 'lindor-1789';
}
