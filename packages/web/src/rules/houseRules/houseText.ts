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
} from '@nain-jaune/engine';

/** House rules: one of the six rulesets with changes. */
export interface HouseRules {
  readonly base: RulesetId;
  readonly ruleset: Ruleset;
}

/** Needs no escape in an address and occurs in no value. */
const SEPARATOR = '~';

/** The keys whose value may be null or an object. */
const COMPOUND = /^(opera|end\.deals)\.(\w+)=/;

/**
 * Writes house rules as a short text for addresses: the name of the base and the changes, such as
 * `lindor-1789~continuing=compulsory~players=3,4~honours.2.stake=6~end.deals=10`. {@link parseHouseText} reads any valid ruleset
 * back without loss.
 */
export function makeHouseText(ruleset: Ruleset, base: RulesetId = nearestRuleset(ruleset)): string {
  if (ruleset.id === base && rulesetDifferences(RULESETS[base], ruleset).length === 0) return base;
  const differences = rulesetDifferences(RULESETS[base], ruleset);
  const changes = differences.flatMap((difference) => changesOf(difference, ruleset));
  const isNamed = differences.length > 0 && ruleset.id === `${base}-house`;
  const name = isNamed ? [] : [`id=${ruleset.id}`];
  return [base, ...new Set([...changes, ...name])].join(SEPARATOR);
}

function changesOf({ path, b }: RulesetDifference, { opera, end: { deals } }: Ruleset): string[] {
  if (path === 'opera' && opera !== null) return entries(path, opera);
  // Deals by players are written whole: a removed entry cannot be written alone.
  if (path.startsWith('end.deals') && typeof deals === 'object' && deals !== null)
    return entries('end.deals', deals);
  return [`${path.replace(/\[(\d+)\]/, '.$1')}=${valueText(b)}`];
}

function entries(path: string, value: object): string[] {
  const inner = Object.entries(value).map(([key, one]) => `${path}.${key}=${one}`);
  return inner.length === 0 ? [`${path}={}`] : inner;
}

/** A value without quotes and brackets: `next-rank`, `3,4,5`. */
function valueText(json: string): string {
  const value: unknown = JSON.parse(json);
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : json;
}

/** Parses a text of {@link makeHouseText}, or a rules code. Fails with every problem and its key. */
export function parseHouseText(text: string): Outcome<HouseRules, Problem[]> {
  if (isRulesCodeLike(text)) return ofCode(text);
  const [name = '', ...changes] = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const base = isRulesetId(name) ? name : DEFAULT_RULESET_ID;
  const applied = applyHouseRules(RULESETS[base], joinCompounds(base, changes));
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

/** Joins the changes inside a compound value into one change of the whole value. */
function joinCompounds(base: RulesetId, changes: readonly string[]): string[] {
  const plain = changes.filter((change) => !COMPOUND.test(change));
  const inner = changes.filter((change) => COMPOUND.test(change));
  const paths = [...new Set(inner.map((change) => COMPOUND.exec(change)?.[1] ?? ''))];
  return [...plain, ...paths.map((path) => wholeOf(path, base, inner))];
}

function wholeOf(path: string, base: RulesetId, inner: readonly string[]): string {
  const before = path === 'opera' ? RULESETS[base].opera : null;
  const changed = inner
    .filter((change) => change.startsWith(`${path}.`))
    .map((change) => [COMPOUND.exec(change)?.[2] ?? '', parsedValue(change)] as const);
  return `${path}=${JSON.stringify({ ...before, ...Object.fromEntries(changed) })}`;
}

/** The JSON value, or else the text itself. The parser of rulesets validates it. */
function parsedValue(change: string): unknown {
  const text = change.slice(change.indexOf('=') + 1).trim();
  return /^(null|true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}
