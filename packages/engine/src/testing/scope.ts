import { RULESET_IDS, type RulesetId } from '../rules/rulesets.ts';

/** The part of Node that these helpers use. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** A value for `npm test`, and one for longer runs. */
export interface Scoped<Value> {
  readonly quick: Value;
  readonly all: Value;
}

/**
 * Returns the value for the scope of this test run: `quick` in `npm test`, else `all`.
 *
 * @example const runs = inScope({ quick: 50, all: 1000 });
 */
export function inScope<Value>({ quick, all }: Scoped<Value>): Value {
  // The gallery of the page uses these helpers in a browser.
  const scope = typeof process === 'undefined' ? undefined : process.env['TEST_SCOPE'];
  return scope === 'quick' ? quick : all;
}

/** The rulesets for tests that take long for each. */
export const rulesetsInScope: readonly RulesetId[] = inScope<readonly RulesetId[]>({
  quick: RULESET_IDS.slice(0, 2),
  all: RULESET_IDS,
});
