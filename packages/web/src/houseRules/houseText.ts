import {
  applyHouseRules,
  DEFAULT_RULESET_ID,
  failure,
  isRulesCodeLike,
  isRulesetId,
  nearestRuleset,
  type Outcome,
  type Problem,
  parseRulesCode,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetDifference,
  type RulesetId,
  rulesetDifferences,
  success,
  VERSION_1_RULESETS,
} from '@nain-jaune/engine';

/** Rules of the house: one of the six rulesets, and what has become of it. */
export interface HouseRules {
  /** The ruleset that was changed. */
  readonly base: RulesetId;
  /** The rules to play by; those of the base themselves where nothing was changed. */
  readonly ruleset: Ruleset;
}

/** What stands between the changes; it needs no escape in an address, and no value has it. */
const SEPARATOR = '~';

/** The keys whose value may be nothing, or have keys of its own. */
const COMPOUND = /^(opera|end\.deals)\.(\w+)=/;

/**
 * House rules as a short text that an address can carry: the ruleset's name and what is changed of it, such as
 * `lindor-1789~continuing=compulsory~players=3,4~honours.2.stake=6~end.deals=10`. {@link parseHouseText} reads it back
 * without loss, whatever valid ruleset it is; `base` is the ruleset to tell it from, which need not be the nearest.
 *
 * The changes are those from the ruleset as version 1 of the contract had it, so that a text means the same whatever
 * becomes of the six. Only a name without changes is the present ruleset.
 */
export function makeHouseText(ruleset: Ruleset, base: RulesetId = nearestRuleset(ruleset)): string {
  if (ruleset.id === base && rulesetDifferences(RULESETS[base], ruleset).length === 0) return base;
  const differences = rulesetDifferences(VERSION_1_RULESETS[base], ruleset);
  const changes = differences.flatMap((difference) => changesOf(difference, ruleset));
  const isNamed = differences.length > 0 && ruleset.id === `${base}-house`;
  const name = isNamed ? [] : [`id=${ruleset.id}`];
  return [base, ...new Set([...changes, ...name])].join(SEPARATOR);
}

function changesOf({ path, b }: RulesetDifference, { opera, end: { deals } }: Ruleset): string[] {
  if (path === 'opera' && opera !== null) return entries(path, opera);
  // A number of deals by players is told whole: an entry that is gone cannot be told by itself.
  if (path.startsWith('end.deals') && typeof deals === 'object' && deals !== null)
    return entries('end.deals', deals);
  return [`${path.replace(/\[(\d+)\]/, '.$1')}=${valueText(b)}`];
}

function entries(path: string, value: object): string[] {
  const inner = Object.entries(value).map(([key, one]) => `${path}.${key}=${one}`);
  return inner.length === 0 ? [`${path}={}`] : inner;
}

/** A value of the contract without quotes and brackets: `next-rank`, `3,4,5`. */
function valueText(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : json;
}

/**
 * The house rules that a text of {@link makeHouseText} carries, or a code of rules. A broken text gives every problem, each with the key it
 * is about: an unknown ruleset, unknown keys, values that are none, and values that contradict each other.
 */
export function parseHouseText(text: string): Outcome<HouseRules, Problem[]> {
  if (isRulesCodeLike(text)) return ofCode(text);
  const [name = '', ...changes] = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const base = isRulesetId(name) ? name : DEFAULT_RULESET_ID;
  const original = (changes.length === 0 ? RULESETS : VERSION_1_RULESETS)[base];
  const applied = applyHouseRules(original, gathered(base, changes), true);
  const problems = [...(isRulesetId(name) ? [] : [unknownBase(name)]), ...(applied.ok ? [] : applied.error)];
  return applied.ok && problems.length === 0 ? success({ base, ruleset: applied.value }) : failure(problems);
}

function ofCode(text: string): Outcome<HouseRules, Problem[]> {
  const parsed = parseRulesCode(text);
  if (parsed.ok) return success({ base: nearestRuleset(parsed.value), ruleset: parsed.value });
  const { error } = parsed;
  return failure(error.code === 'wrong-rules' ? [...error.problems] : [wrongCode(text)]);
}

function wrongCode(text: string): Problem {
  return {
    code: 'wrong-value',
    path: 'code',
    expected: 'XXXX-XXXX',
    found: JSON.stringify(text.slice(0, 40)),
  };
}

function unknownBase(name: string): Problem {
  return {
    code: 'wrong-value',
    path: 'base',
    expected: RULESET_IDS.join(' | '),
    found: JSON.stringify(name.slice(0, 40)),
  };
}

/** The changes, with those inside a value that may be nothing gathered into the whole of that value. */
function gathered(base: RulesetId, changes: readonly string[]): string[] {
  const plain = changes.filter((change) => !COMPOUND.test(change));
  const inner = changes.filter((change) => COMPOUND.test(change));
  const paths = [...new Set(inner.map((change) => COMPOUND.exec(change)?.[1] ?? ''))];
  return [...plain, ...paths.map((path) => wholeOf(path, base, inner))];
}

function wholeOf(path: string, base: RulesetId, inner: readonly string[]): string {
  const before = path === 'opera' ? VERSION_1_RULESETS[base].opera : null;
  const changed = inner
    .filter((change) => change.startsWith(`${path}.`))
    .map((change) => [COMPOUND.exec(change)?.[2] ?? '', parsedValue(change)] as const);
  return `${path}=${JSON.stringify({ ...before, ...Object.fromEntries(changed) })}`;
}

/** A value as JSON where it is some, else the word that it is: the parser of rulesets judges it. */
function parsedValue(change: string): unknown {
  const text = change.slice(change.indexOf('=') + 1).trim();
  return /^(null|true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}
