import {
  applyHouseRules,
  failure,
  type Outcome,
  type Problem,
  parseRuleset,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  rulesetDifferences,
} from '@nain-jaune/engine';

/** What stands between the changes: it is in no value, since JSON writes it otherwise. */
const BETWEEN = '\n';

/** Rules as a short text: the name of one of the six and what is changed in it, or the whole where that says it not. */
export function makeRulesText(rules: Ruleset): string {
  const texts = RULESET_IDS.map((id) => changesText(id, rules)).filter((text) => isSame(text, rules));
  return texts.reduce((best, text) => (text.length < best.length ? text : best), JSON.stringify(rules));
}

function changesText(id: (typeof RULESET_IDS)[number], rules: Ruleset): string {
  const changes = rulesetDifferences(RULESETS[id], rules).map(({ path, b }) => `${path}=${b}`);
  const named = rules.id === id ? [] : [`id=${rules.id}`];
  return [id, ...named, ...changes].join(BETWEEN);
}

function isSame(text: string, rules: Ruleset): boolean {
  const parsed = parseRulesText(text);
  return parsed.ok && parsed.value.id === rules.id && rulesetDifferences(parsed.value, rules).length === 0;
}

/** The rules that such a text tells, or every problem of it. */
export function parseRulesText(text: string): Outcome<Ruleset, Problem[]> {
  if (text.startsWith('{')) return parseRuleset(jsonIn(text));
  const [name, ...changes] = text.split(BETWEEN);
  const id = RULESET_IDS.find((one) => one === name);
  if (id !== undefined) return applyHouseRules(RULESETS[id], changes);
  const found = JSON.stringify(name?.slice(0, 30) ?? '');
  return failure([{ code: 'wrong-value', path: 'id', expected: RULESET_IDS.join(' | '), found }]);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
