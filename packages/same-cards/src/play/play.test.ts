import { BOTS, isBotName } from '@nain-jaune/bots';
import { type GameRecord, makeRecord, replayRecord } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { dailyTable } from '../daily/dailyTable.ts';
import { addDays } from '../daily/dates.ts';
import { decisionSeed } from '../seeds.ts';
import {
  bestResult,
  checkAttempt,
  nextOwnDecision,
  personSeat,
  resultOf,
  resultOfExpert,
  startDriver,
} from './index.ts';

const DATE = '2026-11-25';
const TABLE = dailyTable(DATE);

/** Plays the day with a bot on the seat of the person. */
function playedBy(bot: 'expert' | 'lowest', table = TABLE): GameRecord {
  const driver = startDriver(table);
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const name = table.bots[decision.seat] ?? bot;
    const { choose } = BOTS[isBotName(name) ? name : 'random'];
    driver.makeMove(
      choose(decision.view, decision.legal, seededRandom(decisionSeed(table.seed, decision.view))),
    );
  }
  const players = table.bots.map((name) => (name === null ? { name: '' } : { name, bot: name }));
  return makeRecord(driver.game, players);
}

function changedMoves(record: GameRecord, change: (moves: string) => string): unknown {
  return { ...record, deals: record.deals.map((deal) => ({ ...deal, moves: change(deal.moves) })) };
}

function best(table: typeof TABLE, most?: number) {
  const work = bestResult(table, most);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

test('the record of any player who finishes the day is accepted with its result', () => {
  for (const bot of ['expert', 'lowest'] as const) {
    const record = playedBy(bot);
    const replayed = replayRecord(record);
    if (!replayed.ok) throw new Error('the record is valid');
    expect(checkAttempt(TABLE, record)).toEqual({
      ok: true,
      value: resultOf(replayed.value.game, personSeat(TABLE)),
    });
  }
});

test('the expert has the result of its record, and the best result is at least that', () => {
  for (let day = 0; day < inScope({ quick: 4, all: 20 }); day++) {
    const table = dailyTable(addDays(DATE, day));
    const checked = checkAttempt(table, playedBy('expert', table));
    expect(checked).toEqual({ ok: true, value: resultOfExpert(table) });
    const found = best(table, 2000);
    expect(found.result).toBeGreaterThanOrEqual(resultOfExpert(table));
    const lowest = checkAttempt(table, playedBy('lowest', table));
    expect(lowest.ok && (!found.exact || lowest.value <= found.result)).toBe(true);
  }
});

/** Examines every line of play. */
function bestOfAll(table: typeof TABLE): number {
  const results: number[] = [];
  const open = [startDriver(table)];
  for (let driver = open.pop(); driver !== undefined; driver = open.pop()) {
    const own = nextOwnDecision(driver, table);
    if (own === null) results.push(resultOf(driver.game, personSeat(table)));
    for (const move of own?.legal ?? []) {
      const line = driver.fork();
      line.makeMove(move);
      open.push(line);
    }
  }
  return Math.max(...results);
}

test('the search has the result of a search that passes over no line of play', () => {
  const days = [1, 5, 8, 7, 11, 6, 10, 2].map((day) => addDays(DATE, day));
  for (const date of days.slice(0, inScope({ quick: 3, all: 8 }))) {
    const table = dailyTable(date);
    expect(best(table)).toEqual({ result: bestOfAll(table), exact: true });
  }
});

test('a day with many lines of play is searched to the end', () => {
  // Without a bound 20,000 decisions are not enough.
  expect(best(dailyTable('2026-12-30'), 10_000)).toEqual({ result: 20, exact: true });
});

test('a search that stops early says so', () => {
  expect(best(TABLE, 2).exact).toBe(false);
});

test('the record of another day, of other cards or of other rules is refused', () => {
  const record = playedBy('expert');
  expect(checkAttempt(dailyTable(addDays(DATE, 1)), record).ok).toBe(false);
  const { packs } = dailyTable(addDays(DATE, 1));
  expect(checkAttempt({ ...TABLE, packs }, record)).toEqual({
    ok: false,
    error: { code: 'other-cards', deal: 1 },
  });
  const rules = { ...TABLE.rules, counters: 150 };
  expect(checkAttempt({ ...TABLE, rules }, record)).toEqual({ ok: false, error: { code: 'other-table' } });
});

test('every forged move of a bot is refused', () => {
  const record = playedBy('expert');
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error('the record is valid');
  let forged = 0;
  for (const { seed } of ['a', 'b', 'c'].map((seed) => ({ seed: { ...TABLE, seed } }))) {
    const other = playedBy('expert', seed);
    if (other.deals[0]?.moves === record.deals[0]?.moves) continue;
    forged++;
    expect(checkAttempt(TABLE, other)).toMatchObject({ ok: false, error: { code: 'other-move', deal: 1 } });
  }
  expect(forged).toBeGreaterThan(0);
});

test('an invalid, an unfinished and an altered record are refused', () => {
  const record = playedBy('expert');
  expect(checkAttempt(TABLE, 'record')).toMatchObject({ ok: false, error: { code: 'invalid-record' } });
  const shorter = changedMoves(record, (moves) => moves.split(' ').slice(0, -1).join(' '));
  expect(checkAttempt(TABLE, shorter)).toMatchObject({ ok: false, error: { code: 'invalid-record' } });
  const { end, ...open } = record;
  expect(end).toBeDefined();
  const { result, ...deal } = open.deals[0]!;
  expect(result).toBeDefined();
  const unfinished = { ...open, deals: [{ ...deal, moves: '' }] };
  expect(checkAttempt(TABLE, unfinished)).toEqual({ ok: false, error: { code: 'unfinished' } });
});

test('a decision has the same seed after other moves of the others', () => {
  const seeds = (['expert', 'lowest'] as const).map((bot) => {
    const found = new Map<string, number>();
    const driver = startDriver(TABLE);
    for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
      const { view, legal, seat } = decision;
      found.set(`${seat} ${view.deal?.hand.length}`, decisionSeed(TABLE.seed, view));
      driver.makeMove(BOTS[bot].choose(view, legal, seededRandom(1)));
    }
    return found;
  });
  const [one, other] = [seeds[0]!, seeds[1]!];
  const common = [...one.keys()].filter((place) => other.has(place));
  expect(common.length).toBeGreaterThan(2);
  expect(new Set(one.values()).size).toBe(one.size);
});
