import { differences } from './differences.ts';
import type { Ruleset } from './ruleset.ts';
import { isRulesetId, RULESETS } from './rulesets.ts';

/** The keys that are terms of a game and no rules of play: who may play, and how long. */
const TERM = /^\.(?:id|players|end)\b/;

/**
 * Returns the id by which rules are shown. Rules that change only the terms of a game, the number of players and its
 * length, have the name of their ruleset.
 *
 * @example
 * ```ts
 * import { RULESETS, shownRulesId } from '@nain-jaune/engine';
 *
 * const { famille } = RULESETS;
 * shownRulesId({ ...famille, id: 'famille-house', players: [5] }); // => 'famille'
 * shownRulesId({ ...famille, id: 'famille-house', counters: 60 }); // => 'famille-house'
 * ```
 */
export function shownRulesId(rules: Ruleset): string {
  const parent = rules.id.replace(/-house$/, '');
  if (!isRulesetId(parent)) return rules.id;
  const isSame = differences('', RULESETS[parent], rules).every(({ path }) => TERM.test(path));
  return isSame ? parent : rules.id;
}
