import { RULESET_KEY_NAMES, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { HOUSE_TOPICS, type HouseTopic, type HouseWords } from '@nain-jaune/words';
import { isIdle, keysOf } from './rulesetFields.ts';

/** A rule in several rulesets. */
export interface ComparedRule {
  readonly key: keyof Ruleset;
  /** What each ruleset says, in the order of the rulesets; a dash where the rule does not matter in it. */
  readonly values: readonly string[];
  readonly isSame: boolean;
}

/** The rules of one topic. */
export interface ComparedTopic {
  readonly topic: HouseTopic;
  readonly rules: readonly ComparedRule[];
}

/** How many rules are compared: all keys but the name. */
export const COMPARED = RULESET_KEY_NAMES.length - 1;

/** Rulesets side by side, topic by topic; topics of which nothing is left are left out. */
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
