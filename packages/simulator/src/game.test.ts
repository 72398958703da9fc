import { checkRecord, type Move, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import type { Decision } from '@nain-jaune/engine/driver';
import { describe, expect, test } from 'vitest';
import { botsBySeat, simulateGame, simulateGameOf, withDeals } from './game.ts';
import type { PlayerName } from './players.ts';

describe.each(RULESET_IDS)('%s', (id) => {
  const ruleset = RULESETS[id];
  test.each(ruleset.players)('games of %i bots end, are valid and conserve the counters', (players) => {
    const options = { ruleset, players, bots: ['random', 'lowest', 'longest'], deals: 3 } as const;
    const { game, record } = simulateGame({ ...options, seed: 1 });
    expect(game.ended).not.toBeNull();
    expect(checkRecord(record)).toEqual([]);
    const sum = [...game.counters, ...game.boxes].reduce((a, b) => a + b, 0);
    expect(sum).toBe(players * ruleset.counters);
    expect(simulateGame({ ...options, seed: 1 }).record).toEqual(record);
    expect(simulateGame({ ...options, seed: 2 }).record).not.toEqual(record);
  });
});

test('without a limit of deals, the rules end a game', () => {
  const { game } = simulateGame({ ruleset: RULESETS.famille, players: 4, bots: ['lowest'], seed: 1 });
  expect(game.ended?.reason).toBe('ruin');
});

test('the draws for the first deal are recorded, both of a tie', () => {
  const { record } = simulateGame({ ruleset: RULESETS.famille, players: 4, bots: ['lowest'], seed: '5/1' });
  expect(record.deals.map(({ drawn }) => drawn)).toMatchObject([
    [
      ['4s', '8s', '8c', '6c'],
      [null, '5c', '2c', null],
    ],
    ...record.deals.slice(1).map(() => undefined),
  ]);
  expect(record.deals[0]?.dealer).toBe(1);
});

test('a list of fewer bots than seats repeats', () => {
  expect(botsBySeat(['lowest', 'random'], 5)).toEqual(['lowest', 'random', 'lowest', 'random', 'lowest']);
  expect(() => botsBySeat([], 3)).toThrow(RangeError);
});

test('a limit of deals is a house rule', () => {
  expect(withDeals(RULESETS.famille, undefined)).toBe(RULESETS.famille);
  expect(withDeals(RULESETS.famille, 7)).toMatchObject({ id: 'famille-house', end: { deals: 7 } });
  expect(() => withDeals(RULESETS.famille, 0)).toThrow(RangeError);
});

test('the signal aborts a game between slow players after the move in progress', async () => {
  const control = new AbortController();
  let asked = 0;
  const players = {
    ask(_: PlayerName, { legal }: Decision) {
      asked += 1;
      const began = performance.now();
      while (performance.now() - began < 25);
      control.abort();
      return legal[0] as Move;
    },
  };
  const options = { ruleset: RULESETS.famille, players: 4, bots: ['lowest'], seed: 1 } as const;
  await expect(simulateGameOf(options, players, control.signal)).rejects.toBe(control.signal.reason);
  expect(asked).toBe(1);
});
