import { hasDuplicateKey } from '../json/parseJson.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { found, type Problem } from '../problem.ts';
import { differences, type RulesetDifference } from './differences.ts';
import { houseName } from './houseName.ts';
import { parseRuleset, RULESET_KEY_NAMES } from './parseRuleset.ts';
import type { Ruleset } from './ruleset.ts';
import { isRulesetId, RULESET_IDS, RULESETS, type RulesetId } from './rulesets.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Applies changes such as `continuing=compulsory`, `end.deals=10`, `players=3,4,5` or `honours[0].stake=2` to a
 * ruleset. Values are JSON, bare words, or lists with commas. Returns every problem at once. The changed ruleset is
 * named `…-house`, unless a change sets `id`.
 *
 * @example
 * ```ts
 * import { applyHouseRules, RULESETS } from '@nain-jaune/engine';
 *
 * const changed = applyHouseRules(RULESETS['lindor-1789'], ['continuing=compulsory', 'end.deals=10']);
 * changed.ok && changed.value.id; // => 'lindor-1789-house'
 * changed.ok && changed.value.end.deals; // => 10
 * ```
 */
export function applyHouseRules(base: Ruleset, changes: readonly string[]): Outcome<Ruleset, Problem[]> {
  const changed = structuredCopy(base);
  const problems = changes.flatMap((change) => applyChange(changed, change));
  const outcome = parseRuleset(changed);
  if (problems.length > 0) return failure([...problems, ...(outcome.ok ? [] : outcome.error)]);
  const isNamed = changes.some((change) => /^\s*id\s*=/.test(change));
  return outcome.ok && !isNamed ? success(houseNamed(base, outcome.value)) : outcome;
}

function houseNamed(base: Ruleset, changed: Ruleset): Ruleset {
  const isSame = rulesetDifferences(base, changed).length === 0;
  return isSame ? changed : { ...changed, id: houseName(base.id) };
}

function structuredCopy(ruleset: Ruleset): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(ruleset)) as { [key: string]: Json };
}

/**
 * Parses a ruleset in one line: a name and changes, as in `lindor-1789 continuing=compulsory end.deals=10`.
 *
 * @example
 * ```ts
 * import { parseRulesText } from '@nain-jaune/engine';
 *
 * const parsed = parseRulesText('lindor-1789 continuing=compulsory end.deals=10');
 * parsed.ok && parsed.value.continuing; // => 'compulsory'
 * ```
 */
export function parseRulesText(text: string): Outcome<Ruleset, Problem[]> {
  const [id = '', ...changes] = text.trim().split(/\s+/);
  if (isRulesetId(id)) return applyHouseRules(RULESETS[id], changes);
  return failure([{ code: 'wrong-value', path: 'id', expected: RULESET_IDS.join(' | '), found: found(id) }]);
}

const CHANGE = /^([^=]*)=(.*)$/s;

function applyChange(ruleset: { [key: string]: Json }, change: string): Problem[] {
  const [, path, text] = CHANGE.exec(change.trim()) ?? [];
  if (path === undefined || text === undefined) {
    return [{ code: 'wrong-value', path: '', expected: 'key=value', found: found(change) }];
  }
  const steps = path
    .trim()
    .split(/[.[\]]+/)
    .filter((step) => step !== '');
  const place = steps.slice(0, -1).reduce<Json | undefined>((inner, step) => inside(inner, step), ruleset);
  const key = steps.at(-1);
  if (key === undefined || !holds(place, key, steps.length === 1)) {
    return [
      { code: 'unknown-key', path: path.trim(), expected: RULESET_KEY_NAMES.join(', '), found: found(text) },
    ];
  }
  const value = parseValue(text, key);
  if (/^\s*[[{]/.test(text) && typeof value === 'object' && hasDuplicateKey(text, value))
    return [{ code: 'duplicate-key', path: path.trim(), expected: '', found: found(value) }];
  if (Array.isArray(place)) place[Number(key)] = value;
  else place[key] = value;
  return [];
}

function inside(outer: Json | undefined, key: string): Json | undefined {
  if (typeof outer !== 'object' || outer === null || !Object.hasOwn(outer, key)) return undefined;
  return Array.isArray(outer) ? outer[Number(key)] : outer[key];
}

/** Whether a path may be set: a key of the contract, an index of a list, or any key of an inner object. */
function holds(
  place: Json | undefined,
  key: string,
  isTop: boolean,
): place is Json[] | { [key: string]: Json } {
  if (typeof place !== 'object' || place === null) return false;
  if (Array.isArray(place)) return /^\d+$/.test(key) && Number(key) < place.length;
  return Object.hasOwn(place, key) || (!isTop && key !== '__proto__');
}

/**
 * Parses JSON, else a list if there are commas (or the key is `players`), else a bare word. A name is always a word.
 */
function parseValue(text: string, key: string): Json {
  const trimmed = text.trim();
  if (key === 'id') return trimmed;
  const json = parseJson(trimmed);
  if (json !== undefined) return key === 'players' && !Array.isArray(json) ? [json] : json;
  return trimmed.includes(',') && !/^[[{"]/.test(trimmed)
    ? trimmed.split(',').map((one) => parseValue(one, ''))
    : trimmed;
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Returns the differences between two rulesets, in the order of the contract, without their names.
 *
 * @example
 * ```ts
 * import { RULESETS, rulesetDifferences } from '@nain-jaune/engine';
 *
 * const { famille } = RULESETS;
 * rulesetDifferences(famille, { ...famille, counters: 60 }); // => [{ path: 'counters', a: '120', b: '60' }]
 * ```
 */
export function rulesetDifferences(a: Ruleset, b: Ruleset): RulesetDifference[] {
  return RULESET_KEY_NAMES.filter((key) => key !== 'id').flatMap((key) => differences(key, a[key], b[key]));
}

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
