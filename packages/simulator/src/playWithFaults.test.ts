import { RULESETS } from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, test, vi } from 'vitest';
import { arena } from './arena/arena.ts';
import { simulate } from './simulate.ts';
import { faultyBot, playWithFaults } from './testing/playWithFaults.ts';

// Processes start slowly when many start at once.
vi.setConfig({ testTimeout: 120_000 });

test('every game against a faulty program ends, and every fault is reported', async () => {
  const games = inScope({ quick: 10, all: 150 });
  const { wrongGames, committed, reported, ...played } = await playWithFaults(
    { games, seed: 'faults', threads: 2 },
    0.12,
  );
  expect({ games: played.games, wrongGames }).toEqual({ games, wrongGames: 0 });
  expect(reported).toEqual(committed);
  const kinds = [
    'died',
    'extra-line',
    'flooded',
    'illegal-move',
    'no-json',
    'no-move',
    'stalled',
    'wrong-id',
  ];
  expect(Object.keys(reported)).toEqual(kinds);
});

test('the first legal move is played for a program that never starts, and its fault is reported', async () => {
  const setting = {
    ruleset: RULESETS['lindor-1789'],
    players: 3,
    seed: 1,
    threads: 1,
    botMilliseconds: 1000,
  };
  const program = 'exec:no-such-program-anywhere';
  const report = await arena({ ...setting, bots: [program], against: 'lowest', rounds: 10 });
  expect(report.contestants[0]?.faults.map(({ kind }) => kind).sort()).toEqual(['given-up', 'not-found']);
  expect(report.contestants[1]?.faults).toEqual([]);
  const { games, faults } = await simulate({ ...setting, bots: [program, 'lowest'], games: 3, deals: 2 });
  expect(games).toBe(3);
  expect(faults).toMatchObject([
    { bot: program, faults: [{ kind: 'given-up' }, { kind: 'not-found', number: 1 }] },
  ]);
});

test('a program that depends only on its seed has no advantage over itself, with one thread or two', {
  tags: ['deep'],
}, async () => {
  const program = faultyBot(0, 'nothing');
  const setting = {
    ruleset: RULESETS['lindor-1789'],
    players: 4,
    seed: 'equal',
    botMilliseconds: 60_000,
    bots: [program],
    rounds: inScope({ quick: 10, all: 25 }),
  };
  const [one, two] = await Promise.all([
    arena({ ...setting, against: program, threads: 1 }),
    arena({ ...setting, against: 'lowest', threads: 2 }),
  ]);
  expect(one.contestants[0]).toMatchObject({ difference: { mean: 0, standardError: 0 }, faults: [] });
  const alone = await arena({ ...setting, against: 'lowest', threads: 1 });
  expect(two.differences).toEqual(alone.differences);
  expect(two.contestants[0]?.difference.mean).not.toBe(0);
});
