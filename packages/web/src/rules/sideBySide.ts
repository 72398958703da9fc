import { RULESET_KEY_NAMES, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { HOUSE_TOPICS, type HouseTopic, type HouseWords } from '@nain-jaune/words';
import { isIdle, keysOf } from './rulesetFields.ts';

export interface ComparedRule {
  readonly key: keyof Ruleset;
  /** One value a ruleset; a dash if the rule has no effect there. */
  readonly values: readonly string[];
  readonly isSame: boolean;
}

export interface ComparedTopic {
  readonly topic: HouseTopic;
  readonly rules: readonly ComparedRule[];
}

/** The number of compared keys: all but the name. */
export const COMPARED = RULESET_KEY_NAMES.length - 1;

/** Compares rulesets topic by topic. Empty topics are left out. */
export function sideBySide(
  ids: readonly RulesetId[],
  words: HouseWords,
  onlyDifferences: boolean,
): ComparedTopic[] {
  return HOUSE_TOPICS.map((topic) => ({
    topic,
    rules: keysOf(topic)
      .filter((key) => key !== 'id')
      .map((key) => comparedRule(key, ids, words))
      .filter(({ isSame }) => !(onlyDifferences && isSame)),
  })).filter(({ rules }) => rules.length > 0);
}

function comparedRule(key: keyof Ruleset, ids: readonly RulesetId[], words: HouseWords): ComparedRule {
  const values = ids.map((id) => (isIdle(key, RULESETS[id]) ? '–' : words.valueInWords(key, RULESETS[id])));
  return { key, values, isSame: new Set(values).size <= 1 };
}
