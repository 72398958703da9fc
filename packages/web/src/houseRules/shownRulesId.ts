import { isRulesetId, RULESETS, type Ruleset, rulesetDifferences } from '@nain-jaune/engine';

/** The id by which rules are named. Rules that change only the length of a game have the name of their ruleset. */
export function shownRulesId(rules: Ruleset): string {
  const parent = rules.id.replace(/-house$/, '');
  if (!isRulesetId(parent)) return rules.id;
  const differences = rulesetDifferences(RULESETS[parent], rules);
  return differences.every(({ path }) => path.startsWith('end.')) ? parent : rules.id;
}
