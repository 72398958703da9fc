import * as v from 'valibot';
import { ruleset } from './sharedSchemas.ts';

/** `nain rules list --json`. */
export const rulesList = v.array(ruleset);

/** `nain rules show --json`. */
export const rulesShow = ruleset;

/** `nain rules diff --json`. A value that only the other ruleset has is null. */
export const rulesDiff = v.array(v.strictObject({ path: v.string(), a: v.unknown(), b: v.unknown() }));

/** `nain rules check --json`. */
export const rulesCheck = v.strictObject({
  file: v.string(),
  problems: v.array(
    v.strictObject({
      code: v.string(),
      path: v.string(),
      expected: v.string(),
      found: v.optional(v.string()),
    }),
  ),
});

const sentences = v.array(v.string());
const topic = { id: v.string(), part: v.string(), question: v.string(), sentences };

const answer = v.strictObject({
  ...topic,
  grounds: v.array(v.looseObject({ key: v.string(), kind: v.string(), from: v.array(v.string()) })),
  facts: v.array(v.strictObject({ fact: v.string(), kind: v.string(), from: v.array(v.string()) })),
  readings: v.array(v.string()),
  isUnsourced: v.boolean(),
  same: v.array(v.string()),
  others: v.array(v.strictObject({ rulesets: v.array(v.string()), sentences })),
});

/** `nain rules explain --json`: all situations, or the answer to one. */
export const rulesExplain = v.union([v.array(v.strictObject(topic)), answer]);
