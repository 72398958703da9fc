import { failure, type Outcome, success } from '../../outcome.ts';
import type { Problem } from '../../problem.ts';
import { houseName } from '../houseName.ts';
import { parseRuleset } from '../parseRuleset.ts';
import type { Ruleset } from '../ruleset.ts';
import { isRulesetId, RULESET_IDS, RULESETS, type RulesetId } from '../rulesets.ts';
import { BitReader, BitsEnded, BitWriter } from './bits.ts';
import { CODED_KEYS, readKey, writeKey } from './fields.ts';
import {
  CHECKS,
  codeText,
  foreignSign,
  groupAt,
  isChecked,
  likelySlip,
  numbersIn,
  withChecks,
} from './symbols.ts';

export type RulesCodeProblem =
  /** The text is too short. */
  | { readonly code: 'too-short' }
  /** A character that no code has. */
  | { readonly code: 'foreign-sign'; readonly sign: string }
  /** A typing error. `group`: its probable place, counted from 1, if one wrong character would explain it. */
  | { readonly code: 'mistyped'; readonly group: number | null }
  /** A valid code of a draft, written before release 1.0. */
  | { readonly code: 'draft-version' }
  /** A valid code of a later version. */
  | { readonly code: 'later-version' }
  /** A valid code of rules that contradict each other. */
  | { readonly code: 'wrong-rules'; readonly problems: readonly Problem[] };

/**
 * The version of the codes. It has two bits of the first character; the base ruleset has the other three. Versions 0 and 1
 * were drafts.
 */
const VERSION = 2;
/** Marks the end of the changes. */
const NO_MORE = 31;

/**
 * Returns the code of rules: short enough to read out or to copy by hand. One of the six rulesets is its own name; any
 * other is a few groups of characters, such as `KCSZ-REF`. {@link parseRulesCode} reads it without loss. It is the
 * shortest code of these rules, so that parsing and encoding gives the same code.
 *
 * @example
 * ```ts
 * import { makeRulesCode, RULESETS } from '@nain-jaune/engine';
 *
 * makeRulesCode(RULESETS.famille); // => 'famille'
 * makeRulesCode({ ...RULESETS.famille, id: 'famille-house', counters: 60 }); // => 'J9V4-Z4Z'
 * ```
 */
export function makeRulesCode(ruleset: Ruleset): string {
  const base = RULESET_IDS.find((id) => changedKeys(RULESETS[id], ruleset).length === 0);
  if (base !== undefined) return base;
  const written = RULESET_IDS.map((id) => writtenFrom(id, ruleset));
  return codeText(withChecks(written.reduce((best, one) => (one.length < best.length ? one : best))));
}

function writtenFrom(base: RulesetId, ruleset: Ruleset): number[] {
  const bits = new BitWriter();
  bits.write(VERSION, 2);
  bits.write(RULESET_IDS.indexOf(base), 3);
  for (const key of changedKeys(RULESETS[base], ruleset)) {
    bits.write(CODED_KEYS.indexOf(key), 5);
    writeKey(bits, key, ruleset);
  }
  bits.write(NO_MORE, 5);
  return bits.fives();
}

/** The keys in which rules differ from their base, without the usual name of changed rules. */
function changedKeys(base: Ruleset, ruleset: Ruleset): (keyof Ruleset)[] {
  const keys = CODED_KEYS.filter(
    (key) => key !== 'id' && JSON.stringify(base[key]) !== JSON.stringify(ruleset[key]),
  );
  const usual = keys.length === 0 ? base.id : houseName(base.id);
  return ruleset.id === usual ? keys : [...keys, 'id'];
}

/** Whether a text looks like a code: groups of four characters, some of them capitals or digits, or with a right checksum. */
export function isRulesCodeLike(text: string): boolean {
  const isGrouped = /^\s*[0-9a-z]{4}([- ]?[0-9a-z]{4})*([- ]?[0-9a-z]{1,4})\s*$/i.test(text);
  return isGrouped && (/[0-9A-Z]/.test(text) || isChecked(numbersIn(text)));
}

/**
 * Parses a code of rules in any spelling: lower case, other separators, and O, I, L and U for the characters that they
 * look like. Returns the problem of an invalid code.
 *
 * @example
 * ```ts
 * import { makeRulesCode, parseRulesCode, RULESETS } from '@nain-jaune/engine';
 *
 * const ruleset = { ...RULESETS.famille, id: 'famille-house', counters: 60 };
 * parseRulesCode(makeRulesCode(ruleset)); // => { ok: true, value: ruleset }
 * parseRulesCode('08M'); // => { ok: false, error: { code: 'too-short' } }
 * ```
 */
export function parseRulesCode(text: string): Outcome<Ruleset, RulesCodeProblem> {
  const name = text.trim().toLowerCase();
  if (isRulesetId(name)) return success(RULESETS[name]);
  const foreign = foreignSign(text);
  if (foreign !== null) return failure({ code: 'foreign-sign', sign: foreign });
  const numbers = numbersIn(text);
  if (numbers.length <= CHECKS + 1) return failure({ code: 'too-short' });
  if (!isChecked(numbers)) return failure(mistyped(numbers));
  const [first = 0] = numbers;
  if (first >> 3 < VERSION) return failure({ code: 'draft-version' });
  if (first >> 3 > VERSION || RULESET_IDS[first & 7] === undefined) return failure({ code: 'later-version' });
  return readRules(numbers.slice(0, -CHECKS));
}

function mistyped(numbers: readonly number[]): RulesCodeProblem {
  const slip = likelySlip(numbers);
  return { code: 'mistyped', group: slip === null ? null : groupAt(slip) };
}

/** Reads the rules of characters whose checksum is right. */
function readRules(numbers: readonly number[]): Outcome<Ruleset, RulesCodeProblem> {
  try {
    const bits = new BitReader(numbers);
    bits.read(2);
    const parsed = parseRuleset(readChanges(bits));
    return parsed.ok ? parsed : failure({ code: 'wrong-rules', problems: parsed.error });
  } catch (error) {
    if (error instanceof BitsEnded) return failure({ code: 'mistyped', group: null });
    throw error;
  }
}

function readChanges(bits: BitReader): Readonly<Record<string, unknown>> {
  const base = RULESETS[RULESET_IDS[bits.read(3)] ?? 'lindor-1789'];
  const changes: Record<string, unknown> = {};
  for (let number = bits.read(5); number !== NO_MORE; number = bits.read(5)) {
    const key = CODED_KEYS[number];
    if (key === undefined) throw new BitsEnded();
    changes[key] = readKey(bits, key);
  }
  if (!bits.isAtEnd()) throw new BitsEnded();
  const isSame = Object.keys(changes).length === 0;
  return { ...base, id: isSame ? base.id : houseName(base.id), ...changes };
}
