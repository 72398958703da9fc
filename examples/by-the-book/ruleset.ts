/**
 * The ruleset of Nain Jaune as rules.md gives it in "Contract: the ruleset as JSON", and the check of one.
 * Written from rules.md alone, as everything in this folder.
 */

/** One of the five boxes of the board: the card shown on it and what is laid into it before a deal. */
export interface Honour {
  card: string;
  stake: number;
}

/** When going out at once is an opera and what it brings. */
export interface Opera {
  when: 'first-chance' | 'first-lead' | 'first-turn' | 'unopposed';
  sweeps: boolean;
  factor: 1 | 2;
}

/** What ends a game besides ruin; null where there is no such limit. */
export interface End {
  deals: null | number | { [players: string]: number };
  target: null | number;
  minutes: null | number;
}

/** A whole ruleset, key by key as in the contract. */
export interface Ruleset {
  id: string;
  players: number[];
  play: 'clockwise' | 'anticlockwise';
  dealTo: 'clockwise' | 'anticlockwise';
  firstDealer: 'lot' | 'highest-card';
  nextDealer: 'left' | 'right';
  hand: 'table' | 'all';
  packet: 1 | 3;
  honours: Honour[];
  ante: 'everyone' | 'dealer';
  counters: number;
  run: 'rank' | 'suit';
  firstLead: 'any' | 'lowest';
  continuing: 'optional' | 'compulsory';
  stall: 'lead' | 'next-rank';
  hocs: boolean;
  dwarf: 'plain' | 'stop' | 'stands-for-wanted';
  announcing: 'required' | 'automatic';
  missedHonour: 'stays' | 'bete';
  heldHonour: 'bete' | 'nothing';
  payment: 'points' | 'cards';
  acePoints: 1 | 10;
  heldDwarfFactor: 1 | 2;
  opera: null | Opera;
  factors: 'multiply' | 'highest';
  bete: 'box' | 'stake';
  debts: boolean;
  end: End;
}

/** A ruleset as version 1 of the contract had it. */
export type FormerRuleset = Omit<Ruleset, 'factors' | 'bete'>;

/** Something that is wrong: a short code and a sentence. */
export interface Fault {
  code: string;
  message: string;
}

/** The ranks from the lowest to the highest: the ace is low, the king ends a run. */
export const RANKS = 'A23456789TJQK';

/** The suits: clubs, diamonds, hearts, spades. */
const SUITS = 'cdhs';

/** The 7 of diamonds. */
export const DWARF = '7d';

/** The whole pack, 52 cards. */
export const PACK: readonly string[] = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** Whether the value is the name of a card. */
export function isCard(value: unknown): value is string {
  return typeof value === 'string' && PACK.includes(value);
}

/** Whether the value is a whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

/** The value as an object whose keys may be read, or null where it is not a JSON object. */
export function asObject<Key extends string>(value: unknown): { [K in Key]?: unknown } | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as { [K in Key]?: unknown }) : null;
}

/** The sum of the five stakes: what one who antes pays. */
export function anteOf(rules: Ruleset): number {
  return rules.honours.reduce((sum, honour) => sum + honour.stake, 0);
}

type Check = (value: unknown) => boolean;

function oneOf(...allowed: readonly (string | number | boolean)[]): Check {
  return (value) => allowed.some((one) => one === value);
}

function hasExactly(value: unknown, checks: { readonly [key: string]: Check }): boolean {
  const object = asObject<string>(value);
  if (object === null) {
    return false;
  }
  const noOthers = Object.keys(object).every((key) => Object.hasOwn(checks, key));
  return (
    noOthers &&
    Object.entries(checks).every(([key, check]) => Object.hasOwn(object, key) && check(object[key]))
  );
}

function isPlayers(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) {
    return false;
  }
  const list: unknown[] = value;
  return list.every((n, i) => isWhole(n, 3, 8) && (i === 0 || n > Number(list[i - 1])));
}

function isHonours(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 5) {
    return false;
  }
  const list: unknown[] = value;
  const each = list.every((honour) =>
    hasExactly(honour, { card: isCard, stake: (stake) => isWhole(stake, 1) }),
  );
  const cards = list.map((honour) => asObject<'card'>(honour)?.card);
  return each && new Set(cards).size === 5;
}

function isOpera(...whens: readonly Opera['when'][]): Check {
  const checks = { when: oneOf(...whens), sweeps: oneOf(true, false), factor: oneOf(1, 2) };
  return (value) => value === null || hasExactly(value, checks);
}

function isDeals(value: unknown): boolean {
  if (value === null || isWhole(value, 1)) {
    return true;
  }
  const object = asObject<string>(value);
  return (
    object !== null && Object.entries(object).every(([n, limit]) => /^[3-8]$/.test(n) && isWhole(limit, 1))
  );
}

function isEnd(value: unknown): boolean {
  return hasExactly(value, {
    deals: isDeals,
    target: (target) => target === null || isWhole(target, 1),
    minutes: (minutes) =>
      minutes === null || (typeof minutes === 'number' && Number.isFinite(minutes) && minutes > 0),
  });
}

/** For each key of the contract, what its value may be. */
const CHECKS: { readonly [K in keyof Ruleset]: Check } = {
  id: (value) => typeof value === 'string' && /^[a-z0-9-]+$/.test(value),
  players: isPlayers,
  play: oneOf('clockwise', 'anticlockwise'),
  dealTo: oneOf('clockwise', 'anticlockwise'),
  firstDealer: oneOf('lot', 'highest-card'),
  nextDealer: oneOf('left', 'right'),
  hand: oneOf('table', 'all'),
  packet: oneOf(1, 3),
  honours: isHonours,
  ante: oneOf('everyone', 'dealer'),
  counters: (value) => isWhole(value, 15, 100_000),
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
  opera: isOpera('first-chance', 'first-lead', 'first-turn', 'unopposed'),
  factors: oneOf('multiply', 'highest'),
  bete: oneOf('box', 'stake'),
  debts: oneOf(true, false),
  end: isEnd,
};

/** The keys of a ruleset, in the order of the contract. */
export const RULE_KEYS = Object.keys(CHECKS) as readonly (keyof Ruleset)[];

/** The values that version 1 had, which knew neither `factors` nor `bete`. */
const { factors: _factors, bete: _bete, ...SINCE_1 } = CHECKS;
const CHECKS_1: { readonly [K in keyof FormerRuleset]: Check } = {
  ...SINCE_1,
  opera: isOpera('first-turn', 'unopposed'),
};

/** A ruleset of version 1 as version 2 says it. */
export function upgraded(rules: FormerRuleset): Ruleset {
  return { ...rules, factors: 'multiply', bete: 'box' };
}

function impossibleCombinations(rules: Ruleset, version: 1 | 2): Fault[] {
  const faults: Fault[] = [];
  const code = 'rules-combination';
  if (rules.stall === 'next-rank' && rules.run !== 'rank') {
    faults.push({ code, message: 'stall: "next-rank" only with run "rank"' });
  }
  if (rules.dwarf !== 'plain' && rules.run !== 'suit') {
    faults.push({ code, message: `dwarf: "${rules.dwarf}" only with run "suit"` });
  }
  if (rules.counters < anteOf(rules)) {
    faults.push({ code, message: 'counters: fewer than the stakes of one ante' });
  }
  if (version === 2 && rules.end.target !== null && rules.end.target <= rules.counters) {
    faults.push({ code, message: 'target: at or below the counters at the start' });
  }
  return faults;
}

/** Everything that a version of the contract forbids in a ruleset; an empty list for a valid one. */
export function rulesetFaults(value: unknown, version: 1 | 2 = 2): Fault[] {
  const checks: { readonly [key: string]: Check } = version === 1 ? CHECKS_1 : CHECKS;
  const keys = Object.keys(checks);
  const object = asObject<string>(value);
  if (object === null) {
    return [{ code: 'rules-shape', message: 'rules: not an object' }];
  }
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(checks, key));
  const missing = keys.filter((key) => !Object.hasOwn(object, key));
  const wrong = keys.filter((key) => Object.hasOwn(object, key) && checks[key]?.(object[key]) === false);
  const faults = [
    ...unknown.map((key) => ({ code: 'rules-unknown-key', message: `${key}: not a key of a ruleset` })),
    ...missing.map((key) => ({ code: 'rules-missing-key', message: `${key}: missing` })),
    ...wrong.map((key) => ({ code: 'rules-value', message: `${key}: not ${JSON.stringify(object[key])}` })),
  ];
  return faults.length > 0 ? faults : impossibleCombinations(value as Ruleset, version);
}
