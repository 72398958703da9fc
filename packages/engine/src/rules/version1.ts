import { isObject, type JsonObject } from '../shape.ts';
import type { OperaRule, Ruleset } from './ruleset.ts';
import { RULESETS, type RulesetId } from './rulesets.ts';

/** The version of the contract that this engine writes. */
export const CONTRACT_VERSION = 2;
/** A version of the contract that this engine reads. */
export type ContractVersion = 1 | typeof CONTRACT_VERSION;

/** The keys that version 2 added, with the values that version 1 implied. */
const ADDED = { factors: 'multiply', bete: 'box' } as const;

/** The values of `opera.when` in version 1. */
const FORMER_OPERAS: readonly OperaRule['when'][] = ['first-turn', 'unopposed'];

/** Whether an input has none of the keys and values that version 2 added. */
export function lacksVersion2(input: JsonObject): boolean {
  const { opera } = input;
  const hasFormerOpera = !isObject(opera) || FORMER_OPERAS.some((when) => when === opera['when']);
  return Object.keys(ADDED).every((key) => !Object.hasOwn(input, key)) && hasFormerOpera;
}

/** Removes the keys that version 2 added, if they have the values that version 1 implied. */
export function withoutAdded(input: unknown): unknown {
  if (!isObject(input)) return input;
  const { factors, bete, ...others } = input;
  return factors === ADDED.factors && bete === ADDED.bete ? others : input;
}

/** Adds the keys of version 2 to a ruleset of version 1, in the order of the contract. */
export function upgradeRuleset({ debts, end, ...others }: Omit<Ruleset, keyof typeof ADDED>): Ruleset {
  return { ...others, ...ADDED, debts, end };
}

/** Returns a stored ruleset of either version as the current version. Does not validate. */
export function presentRuleset(stored: Ruleset): Ruleset {
  return isObject(stored) && lacksVersion2(stored) ? upgradeRuleset(stored) : stored;
}

/** Whether version 1 can express a ruleset. */
export function isSayableInVersion1({ opera, factors, bete }: Ruleset): boolean {
  const hasFormerOpera = opera === null || FORMER_OPERAS.includes(opera.when);
  return hasFormerOpera && factors === ADDED.factors && bete === ADDED.bete;
}

/**
 * Returns the version in which a ruleset is written: 1 for a target that only version 1 allowed, else the current one.
 */
export function contractVersionOf({ counters, end }: Ruleset): ContractVersion {
  return end.target !== null && end.target <= counters ? 1 : CONTRACT_VERSION;
}

/**
 * An opera in one turn, as in version 1 of rulesets whose sources ask for the first lead or the first chance.
 */
const FIRST_TURN: OperaRule = { when: 'first-turn', sweeps: true, factor: 1 };

/** The six rulesets of version 1. Links and codes store their differences from these. */
export const VERSION_1_RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  ...RULESETS,
  'lindor-1789': { ...RULESETS['lindor-1789'], opera: FIRST_TURN },
  'gelber-zwerg': { ...RULESETS['gelber-zwerg'], opera: FIRST_TURN },
};
