/** The verdict on a whole record. */
import { Game } from './game.ts';
import { type DealState, judgeDeal } from './judgeDeal.ts';
import { proofFault } from './proof.ts';
import type { DealRecord, GameRecord, GameStart } from './record.ts';
import { anteOf, type Ruleset } from './ruleset.ts';
import { rulesetFaults } from './rulesetFaults.ts';
import { asObject, type Fault, isInteger, sum } from './values.ts';

/** A problem of a record and its place. Deals and moves count from 1; null if it is in none. */
export interface Finding extends Fault {
  deal: number | null;
  move: number | null;
}

type Unchecked = { [K in keyof GameRecord]?: unknown };

/**
 * Replays a record by its own rules. Returns the first problem of each deal, or an empty list for a right record.
 *
 * @example
 * judge(JSON.parse(line)); // [{ deal: 1, move: 4, code: 'card-not-held', message: 'seat 2 does not hold Ac' }]
 */
export function judge(value: unknown): Finding[] {
  const record = asObject<keyof GameRecord>(value);
  const head =
    record === null ? [{ code: 'shape', message: 'the record is not an object' }] : headFaults(record);
  if (record === null || head.length > 0) {
    return head.map((fault) => ({ deal: null, move: null, ...fault }));
  }
  const { rules, start, players, deals } = record as GameRecord;
  const game = new Game(rules, players.length, start);
  const { findings, state } = judgeDeals(game, deals);
  const end = record.end === undefined || state === 'lost' ? null : endFault(record.end, game, state);
  const all = end === null ? findings : [...findings, { deal: null, move: null, ...end }];
  return all.length > 0 ? all : proofFindings(game.rules, deals);
}

/** The proofs of a game that follows the rules. */
function proofFindings(rules: Ruleset, deals: readonly DealRecord[]): Finding[] {
  return [...deals.keys()].flatMap((index) => {
    const fault = proofFault(rules, deals, index);
    return fault === null ? [] : [{ deal: index + 1, move: null, ...fault }];
  });
}

/** What is wrong before the deals: the format, the rules, the players. */
function headFaults(record: Unchecked): Fault[] {
  const { format, version } = record;
  if (format === 'nain-jaune-record' && isInteger(version, 4)) {
    return [{ code: 'newer-version', message: `version ${version}: written by a newer version` }];
  }
  if (format === 'nain-jaune-record' && (version === 1 || version === 2)) {
    return [{ code: 'draft-version', message: `version ${version}: written before release 1.0` }];
  }
  if (format !== 'nain-jaune-record' || version !== 3) {
    return [{ code: 'format', message: 'not a nain-jaune-record of version 3' }];
  }
  const faults = rulesetFaults(record.rules);
  if (faults.length > 0) {
    return faults;
  }
  const lists = listFaults(record);
  return lists.length > 0 ? lists : startFaults(record as GameRecord);
}

function listFaults({ rules, players, deals }: Unchecked): Fault[] {
  if (!Array.isArray(players) || !players.every(isPlayer)) {
    return [{ code: 'players-shape', message: 'players: not a list of players with names' }];
  }
  if (!(rules as Ruleset).players.includes(players.length)) {
    return [{ code: 'players-number', message: `${players.length} players are not allowed by the rules` }];
  }
  return Array.isArray(deals) ? [] : [{ code: 'shape', message: 'deals: not a list' }];
}

/** What is wrong with the start of a game that continues from a position. */
function startFaults({ rules, players, deals, start: value }: GameRecord): Fault[] {
  if (value === undefined) {
    return [];
  }
  const start = asObject<keyof GameStart>(value);
  const { honours, counters } = rules;
  if (!isCounts(start?.counters, players.length) || !isCounts(start?.boxes, honours.length)) {
    return [{ code: 'start-shape', message: 'start: not the counters of each seat and each box' }];
  }
  const total = sum([...start.counters, ...start.boxes]);
  const faults = [
    total !== counters * players.length && `${total} counters in all, not ${counters * players.length}`,
    start.boxes.some((holds) => holds < 0) && 'a box below zero',
    !canAnte(rules, start.counters, deals[0]?.dealer) && 'a player who cannot pay the first ante',
  ];
  return faults
    .filter((fault) => fault !== false)
    .map((fault) => ({ code: 'start', message: `start: ${fault}` }));
}

/** Whether the first ante can be paid, and debts are only there if the rules allow them. */
function canAnte(rules: GameRecord['rules'], counters: readonly number[], dealer = 0): boolean {
  return counters.every((has, seat) => {
    if (rules.ante === 'everyone' || seat === dealer) {
      return has >= anteOf(rules);
    }
    return has >= 0 || rules.debts;
  });
}

function isCounts(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(Number.isSafeInteger);
}

function isPlayer(value: unknown): boolean {
  const player = asObject<'name' | 'bot'>(value);
  const isText = (text: unknown): boolean => typeof text === 'string';
  return player !== null && isText(player.name) && (player.bot === undefined || isText(player.bot));
}

/** Judges the deals up to the first that cannot be followed. */
function judgeDeals(game: Game, deals: readonly unknown[]): { findings: Finding[]; state: DealState } {
  const findings: Finding[] = [];
  let state: DealState = 'finished';
  for (const [index, value] of deals.entries()) {
    const deal = index + 1;
    const forbidden = forbiddenDeal(game, state);
    if (forbidden !== null) {
      return { findings: [...findings, { deal, move: null, ...forbidden }], state: 'lost' };
    }
    const verdict = judgeDeal(game, value);
    if (verdict.fault !== null) {
      findings.push({ deal, ...verdict.fault });
    }
    if (verdict.state === 'lost') {
      return { findings, state: 'lost' };
    }
    state = verdict.state;
  }
  return { findings, state };
}

/** Why there must be no further deal, or null. */
function forbiddenDeal(game: Game, state: DealState): Fault | null {
  if (state === 'unfinished') {
    return { code: 'deal-after-unfinished', message: 'the deal before is not over' };
  }
  return game.isOver()
    ? { code: 'deal-after-end', message: `the game ended before: ${game.endReasons().join()}` }
    : null;
}

/** The reason of an end must hold, and its winners must be those with the most counters. */
function endFault(value: unknown, game: Game, state: DealState): Fault | null {
  if (state === 'unfinished') {
    return { code: 'end-unfinished', message: 'an end, but the last deal is not over' };
  }
  const end = asObject<'reason' | 'winners'>(value);
  if (end === null || !Array.isArray(end.winners)) {
    return { code: 'end-shape', message: 'end: not a reason and winners' };
  }
  const reasons: readonly unknown[] = game.endReasons();
  if (!reasons.includes(end.reason)) {
    const right = reasons.join() || 'none';
    return { code: 'end-reason', message: `reason: ${String(end.reason)}, by the rules ${right}` };
  }
  const [recorded, right] = [JSON.stringify(end.winners), JSON.stringify(game.winners())];
  return recorded === right
    ? null
    : { code: 'end-winners', message: `winners: ${recorded}, by the rules ${right}` };
}
