import { expect, test } from 'vitest';
import { StatisticsGatherer } from './statistics.ts';

test('a shared win counts in equal parts, and a bot has the wins of all its seats', () => {
  const gatherer = new StatisticsGatherer(['lowest', 'random', 'lowest']);
  gatherer.add({ deals: 2, reason: 'deals', winners: [0, 1], counters: [130, 130, 70] });
  gatherer.add({ deals: 4, reason: 'ruin', winners: [2], counters: [10, 20, 300] });
  const { games, deals, dealsPerGame, ended, seats, bots } = gatherer.statistics();
  expect({ games, deals, ended }).toEqual({
    games: 2,
    deals: 6,
    ended: { ruin: 1, deals: 1, target: 0, time: 0 },
  });
  expect(dealsPerGame).toEqual({ mean: 3, standardError: 1 });
  expect(seats.map(({ wins }) => wins)).toEqual([0.5, 0.5, 1]);
  expect(seats[2]).toMatchObject({ seat: 2, bot: 'lowest', counters: { mean: 185 } });
  expect(bots).toMatchObject([
    { bot: 'lowest', seats: 2, wins: 1.5, winRate: { mean: 0.75 }, counters: { mean: 127.5 } },
    { bot: 'random', seats: 1, wins: 0.5, winRate: { mean: 0.25 }, counters: { mean: 75 } },
  ]);
});
