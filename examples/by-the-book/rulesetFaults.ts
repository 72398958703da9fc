/** Checks that a value is a ruleset of the contract. */
import { isCard } from './cards.ts';
import { anteOf, type Ruleset } from './ruleset.ts';
import { asObject, type Fault, isInteger } from './values.ts';

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

/** The largest number of deals and the largest target. */
const MOST = 1_000_000;

function oneOf(...allowed: readonly (string | number | boolean)[]): Check {
  return (value) => allowed.some((one) => one === value);
}

function nullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

function hasExactly(checks: Checks): Check {
  return (value) => {
    const object = asObject<string>(value);
    return object !== null && keyFaults(object, checks).length === 0;
  };
}

/** Unknown keys, missing keys, wrong values. */
function keyFaults(object: { [key: string]: unknown }, checks: Checks): Fault[] {
  const has = (key: string): boolean => Object.hasOwn(object, key);
  const keys = Object.keys(checks);
  const unknown = Object.keys(object).filter((key) => !keys.includes(key));
  const missing = keys.filter((key) => !has(key));
  const wrong = keys.filter((key) => has(key) && checks[key]?.(object[key]) === false);
  return [
    ...unknown.map((key) => ({ code: 'rules-unknown-key', message: `${key}: unknown key` })),
    ...missing.map((key) => ({ code: 'rules-missing-key', message: `${key}: missing` })),
    ...wrong.map((key) => ({
      code: 'rules-value',
      message: `${key}: invalid: ${JSON.stringify(object[key])}`,
    })),
  ];
}

function isPlayers(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) {
    return false;
  }
  const list: unknown[] = value;
  return list.every((n, i) => isInteger(n, 2, 8) && (i === 0 || n > Number(list[i - 1])));
}

const isHonour = hasExactly({ card: isCard, stake: (stake) => isInteger(stake, 1, 100_000) });

function isHonours(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 5 || !value.every(isHonour)) {
    return false;
  }
  return new Set(value.map((honour) => asObject<'card'>(honour)?.card)).size === 5;
}

const isOpera = hasExactly({
  when: oneOf('unopposed', 'first-chance', 'first-lead'),
  sweeps: oneOf(true, false),
  factor: oneOf(1, 2),
});

function isDeals(value: unknown): boolean {
  const object = asObject<string>(value);
  if (object === null) {
    return isInteger(value, 1, MOST);
  }
  return Object.entries(object).every(([n, limit]) => /^[2-8]$/.test(n) && isInteger(limit, 1, MOST));
}

const isEnd = hasExactly({
  deals: nullOr(isDeals),
  target: nullOr((target) => isInteger(target, 1, MOST)),
  minutes: nullOr((minutes) => typeof minutes === 'number' && Number.isFinite(minutes) && minutes > 0),
});

/** The check of each key. */
const CHECKS: { readonly [K in keyof Ruleset]: Check } = {
  id: (value) => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value),
  players: isPlayers,
  play: oneOf('clockwise', 'anticlockwise'),
  dealTo: oneOf('clockwise', 'anticlockwise'),
  firstDealer: oneOf('lot', 'highest-card', 'chosen'),
  nextDealer: oneOf('left', 'right'),
  hand: oneOf('table', 'all'),
  packet: oneOf(1, 3),
  honours: isHonours,
  ante: oneOf('everyone', 'dealer'),
  counters: (value) => isInteger(value, 15, 100_000),
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
  opera: nullOr(isOpera),
  factors: oneOf('multiply', 'highest'),
  bete: oneOf('box', 'stake'),
  debts: oneOf(true, false),
  end: isEnd,
};

/** The keys of a ruleset, in the order of the contract. */
export const RULE_KEYS = Object.keys(CHECKS) as readonly (keyof Ruleset)[];

function combinationFaults(rules: Ruleset): Fault[] {
  const { stall, run, dwarf, counters, end } = rules;
  const target = end.target ?? Number.POSITIVE_INFINITY;
  const messages = [
    stall === 'next-rank' && run !== 'rank' && 'stall: "next-rank" requires run "rank"',
    dwarf !== 'plain' && run !== 'suit' && `dwarf: "${dwarf}" requires run "suit"`,
    counters < anteOf(rules) && 'counters: less than one ante',
    target <= counters && 'end.target: at or below counters',
  ];
  return messages.flatMap((message) => (message === false ? [] : [{ code: 'rules-combination', message }]));
}

/** Everything that the contract forbids in a ruleset. The list is empty for a valid ruleset. */
export function rulesetFaults(value: unknown): Fault[] {
  const object = asObject<string>(value);
  if (object === null) {
    return [{ code: 'rules-shape', message: 'rules: not an object' }];
  }
  const faults = keyFaults(object, CHECKS);
  return faults.length > 0 ? faults : combinationFaults(value as Ruleset);
}
