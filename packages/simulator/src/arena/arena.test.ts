import { BOTS } from '@nain-jaune/bots';
import { checkRecord, type GameRecord, RULESETS } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { withDeals } from '../game.ts';
import { cardsForSeed, randomForDecision, seedOfGame } from '../seeding.ts';
import { type ArenaOptions, arena } from './arena.ts';
import type { ArenaReport } from './report.ts';

// Threads start slowly when many start at once.
vi.setConfig({ testTimeout: 60_000 });

const SETTING = {
  ruleset: RULESETS['lindor-1789'],
  players: 4,
  seed: 'x',
  threads: 1,
  botMilliseconds: 1000,
} as const;
const AGAINST_LOWEST = { ...SETTING, bots: ['random'], against: 'lowest' } as const;

type ArenaRecord = GameRecord & { readonly cards: number };

async function withRecords(options: ArenaOptions): Promise<{ report: ArenaReport; records: ArenaRecord[] }> {
  const records: ArenaRecord[] = [];
  const report = await arena({ ...options, onRecord: (line) => void records.push(JSON.parse(line)) });
  return { report, records };
}

/** Removes the times, which differ in every run. */
function withoutTimes(report: ArenaReport): unknown {
  return { ...report, contestants: report.contestants.map((contestant) => ({ ...contestant, time: null })) };
}

describe('against a base', () => {
  test('a challenger equal to the base has no advantage in any deal', async () => {
    const { report } = await withRecords({ ...SETTING, bots: ['random'], against: 'random', rounds: 60 });
    const [challenger, base] = report.contestants;
    expect(challenger?.difference).toEqual({ mean: 0, standardError: 0 });
    expect(challenger?.counters).toEqual(base?.counters);
    expect(challenger?.wins).toEqual(base?.wins);
    expect(base?.wins).toEqual({ mean: 0.25, standardError: 0 });
    expect(report.differences).toMatchObject([{ first: 'random', second: 'random', isClear: false }]);
  });

  test('all games of a round have the same cards, a challenger on each seat, and valid records', async () => {
    const options = { ...SETTING, bots: ['longest', 'random'], against: 'lowest', rounds: 12 } as const;
    const { records, report } = await withRecords(options);
    expect(records).toHaveLength(12 * 9);
    expect(report).toMatchObject({ ended: 'played', rounds: 12, games: 108, deals: 108, base: 'lowest' });
    for (const record of records) {
      expect(checkRecord(record)).toEqual([]);
      const first = records.find(({ cards }) => cards === record.cards);
      expect(record.deals[0]?.hands).toEqual(first?.deals[0]?.hands);
      expect(record.deals[0]?.dealer).toBe(first?.deals[0]?.dealer);
    }
    const seated = records.slice(0, 9).map(({ players }) => players.map(({ bot }) => bot?.[0]).join(''));
    expect(seated).toEqual('llll llll llll llll llll rlll lrll llrl lllr'.split(' '));
    expect(new Set(records.map(({ deals }) => deals[0]?.hands.join())).size).toBe(12);
  });

  test('a game forked from the base equals one played from the start', async () => {
    const { records } = await withRecords({ ...SETTING, bots: ['random'], against: 'longest', rounds: 15 });
    const rules = withDeals(SETTING.ruleset, 1);
    for (const record of records) {
      const seed = seedOfGame('x', record.cards);
      const driver = GameDriver.start(rules, 4, cardsForSeed(rules, 4, seed));
      for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
        const bot = record.players[decision.seat]?.bot as 'random' | 'longest';
        driver.makeMove(BOTS[bot].choose(decision.view, decision.legal, randomForDecision(seed, decision)));
      }
      const { deal } = driver.game;
      const played = record.deals[0]?.moves.split(' ').length;
      expect(deal?.moves).toHaveLength(played ?? 0);
      expect(driver.game.counters).toEqual(record.deals[0]?.result?.counters);
    }
  });

  test('the difference agrees with the counters in the records', async () => {
    const { records, report } = await withRecords({
      ...AGAINST_LOWEST,
      rounds: 10,
    });
    const counters = ({ deals }: GameRecord, seat: number) => deals[0]?.result?.counters[seat] ?? 0;
    let sum = 0;
    for (const record of records) {
      const base = records.find(({ cards }) => cards === record.cards) as ArenaRecord;
      const seat = record.players.findIndex(({ bot }) => bot === 'random');
      if (seat >= 0) sum += counters(record, seat) - counters(base, seat);
    }
    expect(report.contestants[0]?.difference.mean).toBeCloseTo(sum / 40, 9);
  });

  test('with one seat a round, the seat of the challenger changes', async () => {
    const { records } = await withRecords({
      ...AGAINST_LOWEST,
      seats: 'one',
      rounds: 8,
    });
    const seats = records.flatMap(({ players }) => players.findIndex(({ bot }) => bot === 'random'));
    expect(seats.filter((seat) => seat >= 0)).toEqual([1, 2, 3, 0, 1, 2, 3, 0]);
    expect(records).toHaveLength(16);
  });
});

describe('together', () => {
  test('every contestant has every seat, and the differences add up to zero', async () => {
    const bots = ['random', 'lowest', 'longest'] as const;
    const { records, report } = await withRecords({ ...SETTING, players: 3, bots, rounds: 5 });
    expect(records).toHaveLength(15);
    for (const bot of bots) {
      const seats = records
        .slice(0, 3)
        .map(({ players }) => players.findIndex((player) => player.bot === bot));
      expect([...seats].sort()).toEqual([0, 1, 2]);
    }
    const above = report.contestants.reduce((sum, { difference }) => sum + difference.mean, 0);
    expect(above).toBeCloseTo(0, 9);
    expect(report.differences).toHaveLength(3);
    const [first, second] = report.contestants;
    const apart = (first?.counters.mean ?? 0) - (second?.counters.mean ?? 0);
    expect(report.differences[0]?.counters.mean).toBeCloseTo(apart, 9);
    const wins = report.contestants.reduce((sum, contestant) => sum + contestant.wins.mean, 0);
    expect(wins).toBeCloseTo(1, 9);
  });

  test('a game of several deals counts once', async () => {
    const { records, report } = await withRecords({
      ...SETTING,
      ruleset: RULESETS.famille,
      bots: ['random', 'lowest'],
      rounds: 2,
      dealsPerGame: 3,
    });
    expect(records).toHaveLength(8);
    const lengths = records.map(({ deals }) => deals.length);
    expect(Math.max(...lengths)).toBe(3);
    const deals = lengths.reduce((sum, length) => sum + length);
    expect(report).toMatchObject({ rounds: 2, games: 8, deals });
  });
});

test('only times depend on the number of threads', async () => {
  const options = {
    ...SETTING,
    bots: ['random', 'longest'],
    against: 'lowest',
    rounds: inScope({ quick: 20, all: 80 }),
  } as const;
  const one = await withRecords(options);
  const two = await withRecords({ ...options, threads: 2 });
  expect(withoutTimes(two.report)).toEqual(withoutTimes(one.report));
  expect(two.records).toEqual(one.records);
});

test('an arena ends early when all differences are significant, in the same round with one thread or two', {
  tags: ['deep'],
}, async () => {
  const options = {
    ...AGAINST_LOWEST,
    rounds: 100_000,
    untilClear: true,
  } as const;
  const one = await arena(options);
  expect(one).toMatchObject({ ended: 'clear', differences: [{ isClear: true }] });
  expect(one.rounds).toBeGreaterThanOrEqual(200);
  expect(one.rounds).toBeLessThan(3000);
  expect(one.contestants[0]?.difference.mean).toBeLessThan(0);
  expect(withoutTimes(await arena({ ...options, threads: 2 }))).toEqual(withoutTimes(one));
});

test('an aborted arena returns the report so far', async () => {
  const control = new AbortController();
  const report = await arena({
    ...AGAINST_LOWEST,
    rounds: 1_000_000,
    signal: control.signal,
    onProgress: () => control.abort(),
  });
  expect(report.ended).toBe('interrupted');
  expect(report.rounds).toBeGreaterThan(0);
  expect(report.rounds).toBeLessThan(10_000);
});

test('an arena without bots throws', async () => {
  await expect(arena({ ...SETTING, bots: [], rounds: 1 })).rejects.toThrow(RangeError);
});
