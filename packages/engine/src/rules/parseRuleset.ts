import { parseCardText } from '../cards/notation.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { found, type Problem } from '../problem.ts';
import { exactly, fitting, integer, isObject, listOf, oneOf, orNull, type Shape } from '../shape.ts';
import { LONGEST_ID } from './houseName.ts';
import type { OperaRule, Ruleset } from './ruleset.ts';
import {
  CONTRACT_VERSION,
  type ContractVersion,
  lacksVersion2,
  upgradeRuleset,
  withoutAdded,
} from './version1.ts';

const LARGEST = 1_000_000;
const DIRECTION = oneOf('clockwise', 'anticlockwise');

const PLAYERS = fitting(
  'ascending list of integers 3–8',
  (value) => Array.isArray(value) && isAscendingTable(Array.from(value)),
);

function isAscendingTable(items: readonly unknown[]): boolean {
  const numbers = items.filter((item) => typeof item === 'number');
  const fit = numbers.every((one) => Number.isInteger(one) && one >= 3 && one <= 8);
  const rise = numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
  return items.length > 0 && numbers.length === items.length && fit && rise;
}

const HONOUR = exactly({
  card: fitting('card', (value) => typeof value === 'string' && parseCardText(value) !== undefined),
  stake: integer(1, 100_000),
});

function operaShape(...when: readonly OperaRule['when'][]): Shape {
  return orNull(exactly({ when: oneOf(...when), sweeps: oneOf(true, false), factor: oneOf(1, 2) }));
}

const DEALS_BY_PLAYERS = '{"3"–"8": integer 1–1000000}';
/** A number of deals, or one by the number of players. */
const DEALS: Shape = {
  expected: `null | ${integer(1, LARGEST).expected} | ${DEALS_BY_PLAYERS}`,
  problemsOf(value, path) {
    if (value === null) return [];
    if (!isObject(value)) return fitting(this.expected, isNumberOfDeals).problemsOf(value, path);
    return Object.entries(value).flatMap(([key, deals]): Problem[] =>
      /^[3-8]$/.test(key)
        ? integer(1, LARGEST).problemsOf(deals, `${path}.${key}`)
        : [
            {
              code: 'unknown-key',
              path: `${path}.${key}`,
              expected: '3, 4, 5, 6, 7, 8',
              found: found(deals),
            },
          ],
    );
  },
};

function isNumberOfDeals(value: unknown): boolean {
  return integer(1, LARGEST).problemsOf(value, '').length === 0;
}

const MINUTES = fitting(
  'number > 0',
  (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
);

/** The contract: every key with its values. */
const RULESET_KEYS: Readonly<Record<keyof Ruleset, Shape>> = {
  id: fitting(
    'lower-case letters, digits, hyphens',
    (value) => typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && value.length <= LONGEST_ID,
  ),
  players: PLAYERS,
  play: DIRECTION,
  dealTo: DIRECTION,
  firstDealer: oneOf('lot', 'highest-card'),
  nextDealer: oneOf('left', 'right'),
  hand: oneOf('table', 'all'),
  packet: oneOf(1, 3),
  honours: listOf(HONOUR, 5),
  ante: oneOf('everyone', 'dealer'),
  counters: integer(15, 100_000),
  run: oneOf('rank', 'suit'),
  firstLead: oneOf('any', 'lowest'),
  continuing: oneOf('optional', 'compulsory'),
  stall: oneOf('lead', 'next-rank'),
  hocs: oneOf(true, false),
  dwarf: oneOf('plain', 'stop', 'stands-for-wanted'),
  announcing: oneOf('required', 'automatic'),
  missedHonour: oneOf('stays', 'bete'),
  heldHonour: oneOf('bete', 'nothing'),
  payment: oneOf('points', 'cards'),
  acePoints: oneOf(1, 10),
  heldDwarfFactor: oneOf(1, 2),
  opera: operaShape('first-chance', 'first-lead', 'first-turn', 'unopposed'),
  factors: oneOf('multiply', 'highest'),
  bete: oneOf('box', 'stake'),
  debts: oneOf(true, false),
  end: exactly({ deals: DEALS, target: orNull(integer(1, LARGEST)), minutes: orNull(MINUTES) }),
};

const { factors: _factors, bete: _bete, ...VERSION_1_KEYS } = RULESET_KEYS;
const SHAPES: Readonly<Record<ContractVersion, Shape>> = {
  1: exactly({ ...VERSION_1_KEYS, opera: operaShape('first-turn', 'unopposed') }),
  2: exactly(RULESET_KEYS),
};

/** The keys of the contract, in order. */
export const RULESET_KEY_NAMES: readonly (keyof Ruleset)[] = Object.keys(RULESET_KEYS) as (keyof Ruleset)[];

/**
 * Returns every problem of an input as a ruleset of a version. A version 1 ruleset may have the keys of version 2 with
 * the values that version 1 implied.
 */
export function rulesetProblems(input: unknown, path: string, version: ContractVersion): Problem[] {
  if (version === 1) return problemsIn(withoutAdded(input), path, 1);
  return [...problemsIn(input, path, version), ...targetConflicts(input, path)];
}

function problemsIn(input: unknown, path: string, version: ContractVersion): Problem[] {
  const problems = SHAPES[version].problemsOf(input, path);
  return isObject(input) ? [...problems, ...conflicts(input, path)] : problems;
}

/**
 * Parses a ruleset from unknown input, such as JSON, or returns every problem at once. Unknown keys and contradictory
 * combinations are problems. An input with every key of version 1 and none of version 2 is read as version 1.
 *
 * @example
 * ```ts
 * import { parseRuleset, RULESETS } from '@nain-jaune/engine';
 *
 * parseRuleset(RULESETS.famille).ok; // => true
 * const wrong = parseRuleset({ ...RULESETS.famille, packet: 2, hurry: true });
 * wrong.ok || wrong.error.map(({ code, path }) => `${code} ${path}`); // => ['wrong-value packet', 'unknown-key hurry']
 * ```
 */
export function parseRuleset(input: unknown): Outcome<Ruleset, Problem[]> {
  const version = versionOf(input);
  const problems = [...problemsIn(input, '', version), ...targetConflicts(input, '')];
  return problems.length === 0 ? success(rulesetIn(input, version)) : failure(problems);
}

export function rulesetIn(input: unknown, version: ContractVersion): Ruleset {
  return version === 1 ? upgradeRuleset(input as Ruleset) : (input as Ruleset);
}

/** Parses as {@link parseRuleset} does, and also allows the target that only version 1 allowed. */
export function parseFormerRuleset(input: unknown): Outcome<Ruleset, Problem[]> {
  return rulesetProblems(input, '', 1).length === 0 ? success(rulesetIn(input, 1)) : parseRuleset(input);
}

function versionOf(input: unknown): ContractVersion {
  const hasAll = isObject(input) && Object.keys(VERSION_1_KEYS).every((key) => Object.hasOwn(input, key));
  return hasAll && lacksVersion2(input) ? 1 : CONTRACT_VERSION;
}

type Input = Readonly<Record<string, unknown>>;

/** Values that are each allowed, but not together. */
function conflicts(input: Input, path: string): Problem[] {
  const conflict = (key: string, expected: string): Problem => ({
    code: 'conflict',
    path: path === '' ? key : `${path}.${key}`,
    expected,
    found: found(input[key]),
  });
  const problems: Problem[] = [];
  if (input['stall'] === 'next-rank' && input['run'] === 'suit')
    problems.push(conflict('stall', 'run = "rank"'));
  if (isWild(input['dwarf']) && input['run'] === 'rank') problems.push(conflict('dwarf', 'run = "suit"'));
  const cards = honourCards(input['honours']);
  if (new Set(cards).size < cards.length) problems.push(conflict('honours', 'five different cards'));
  const ante = sumOfStakes(input['honours']);
  if (typeof input['counters'] === 'number' && input['counters'] >= 15 && input['counters'] < ante) {
    problems.push(conflict('counters', `≥ ${ante} (honours)`));
  }
  return problems;
}

/** Version 1 allowed a target that everyone has at the start. */
function targetConflicts(input: unknown, path: string): Problem[] {
  if (!isObject(input) || !isObject(input['end'])) return [];
  const { counters, end } = input as unknown as Ruleset;
  const areNumbers =
    integer(1, LARGEST).problemsOf(end.target, '').length === 0 && typeof counters === 'number';
  if (!areNumbers || end.target === null || end.target > counters) return [];
  return [
    {
      code: 'conflict',
      path: path === '' ? 'end.target' : `${path}.end.target`,
      expected: `> ${counters} (counters)`,
      found: found(end.target),
    },
  ];
}

function isWild(dwarf: unknown): boolean {
  return dwarf === 'stop' || dwarf === 'stands-for-wanted';
}

function honourCards(honours: unknown): unknown[] {
  return Array.isArray(honours) ? honours.filter(isObject).map((honour) => honour['card']) : [];
}

/** Returns the cost of an ante, 0 if the honours are invalid. */
function sumOfStakes(honours: unknown): number {
  const readable = listOf(HONOUR, 5).problemsOf(honours, '').length === 0;
  return readable ? (honours as Ruleset['honours']).reduce((sum, { stake }) => sum + stake, 0) : 0;
}
