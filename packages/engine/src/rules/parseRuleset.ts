import { parseCardText } from '../cards/notation.ts';
import { isObject } from '../isObject.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { found, type Problem } from '../problem.ts';
import { exactly, fitting, integer, listOf, oneOf, orNull, type Shape } from '../shape.ts';
import { LONGEST_ID } from './houseName.ts';
import { OPERA_CHOICES, RULE_CHOICES } from './ruleChoices.ts';
import type { Ruleset } from './ruleset.ts';

const LARGEST = 1_000_000;

const PLAYERS = fitting(
  'ascending list of integers 2–8',
  (value) => Array.isArray(value) && isAscendingTable(Array.from(value)),
);

function isAscendingTable(items: readonly unknown[]): boolean {
  const numbers = items.filter((item) => typeof item === 'number');
  const fit = numbers.every((one) => Number.isInteger(one) && one >= 2 && one <= 8);
  const rise = numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
  return items.length > 0 && numbers.length === items.length && fit && rise;
}

const HONOUR = exactly({
  card: fitting('card', (value) => typeof value === 'string' && parseCardText(value) !== undefined),
  stake: integer(1, 100_000),
});

const choices = shapesOf(RULE_CHOICES);
const OPERA = exactly(shapesOf(OPERA_CHOICES));

/** The shape of each key of a table of choices. */
function shapesOf<Key extends string>(
  table: Readonly<Record<Key, readonly (string | number | boolean)[]>>,
): Readonly<Record<Key, Shape>> {
  const shapes = Object.entries<readonly (string | number | boolean)[]>(table).map(
    ([key, values]) => [key, oneOf(...values)] as const,
  );
  return Object.fromEntries(shapes) as Record<Key, Shape>;
}

const DEALS_BY_PLAYERS = '{"2"–"8": integer 1–1000000}';
/** A number of deals, or one by the number of players. */
const DEALS: Shape = {
  expected: `null | ${integer(1, LARGEST).expected} | ${DEALS_BY_PLAYERS}`,
  problemsOf(value, path) {
    if (value === null) return [];
    if (!isObject(value)) return fitting(this.expected, isNumberOfDeals).problemsOf(value, path);
    return Object.entries(value).flatMap(([key, deals]): Problem[] =>
      /^[2-8]$/.test(key)
        ? integer(1, LARGEST).problemsOf(deals, `${path}.${key}`)
        : [
            {
              code: 'unknown-key',
              path: `${path}.${key}`,
              expected: '2, 3, 4, 5, 6, 7, 8',
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
  play: choices.play,
  dealTo: choices.dealTo,
  firstDealer: choices.firstDealer,
  nextDealer: choices.nextDealer,
  hand: choices.hand,
  packet: choices.packet,
  honours: listOf(HONOUR, 5),
  ante: choices.ante,
  counters: integer(15, 100_000),
  run: choices.run,
  firstLead: choices.firstLead,
  continuing: choices.continuing,
  stall: choices.stall,
  hocs: choices.hocs,
  dwarf: choices.dwarf,
  announcing: choices.announcing,
  missedHonour: choices.missedHonour,
  heldHonour: choices.heldHonour,
  payment: choices.payment,
  acePoints: choices.acePoints,
  heldDwarfFactor: choices.heldDwarfFactor,
  opera: orNull(OPERA),
  factors: choices.factors,
  bete: choices.bete,
  debts: choices.debts,
  end: exactly({ deals: DEALS, target: orNull(integer(1, LARGEST)), minutes: orNull(MINUTES) }),
};

const RULESET = exactly(RULESET_KEYS);

/** The keys of the contract, in order. */
export const RULESET_KEY_NAMES: readonly (keyof Ruleset)[] = Object.keys(RULESET_KEYS) as (keyof Ruleset)[];

/** A ruleset, with its contradictory combinations. */
export const RULESET_SHAPE: Shape = {
  expected: 'ruleset',
  problemsOf(input, path) {
    const problems = RULESET.problemsOf(input, path);
    return isObject(input)
      ? [...problems, ...conflicts(input, path), ...targetConflicts(input, path)]
      : problems;
  },
};

/**
 * Parses a ruleset from unknown input, such as JSON, or returns every problem at once. Unknown keys and contradictory
 * combinations are problems.
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
  const problems = RULESET_SHAPE.problemsOf(input, '');
  return problems.length === 0 ? success(input as Ruleset) : failure(problems);
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

/** A target is more than everyone has at the start. */
function targetConflicts(input: Input, path: string): Problem[] {
  if (!isObject(input['end'])) return [];
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
