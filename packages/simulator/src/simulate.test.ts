import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { simulateGame } from './game.ts';
import { seedOfGame } from './seeding.ts';
import { simulate } from './simulate.ts';

const GAMES = {
  ruleset: RULESETS.famille,
  players: 4,
  bots: ['lowest', 'random'],
  seed: 'x',
  deals: 2,
} as const;

test('records are in the order of the games and do not depend on threads', async () => {
  const runs = [];
  for (const threads of [1, 3]) {
    const lines: string[] = [];
    const statistics = await simulate({
      ...GAMES,
      games: 30,
      threads,
      onRecord: (line, number) => {
        expect(number).toBe(lines.length + 1);
        lines.push(line);
      },
    });
    runs.push({ lines, statistics });
  }
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[0]?.lines).toHaveLength(30);
  const fourth = simulateGame({ ...GAMES, seed: seedOfGame('x', 4) });
  expect(JSON.parse(runs[0]?.lines[3] ?? '')).toEqual({ ...fourth.record, seed: 'x/4' });
});

test('progress is reported up to the last game, and onRecord is awaited', async () => {
  const progress: number[] = [];
  let taken = 0;
  const onRecord = async (): Promise<void> => {
    await Promise.resolve();
    taken += 1;
  };
  const { games } = await simulate({
    ...GAMES,
    games: 300,
    threads: 2,
    onRecord,
    onProgress: (done) => progress.push(done),
  });
  expect({ games, taken, last: progress.at(-1) }).toEqual({ games: 300, taken: 300, last: 300 });
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

test('an aborted simulation returns the statistics so far', async () => {
  const control = new AbortController();
  const records: string[] = [];
  const report = await simulate({
    ...GAMES,
    games: 1_000_000,
    threads: 2,
    signal: control.signal,
    onProgress: () => control.abort(),
    onRecord: (line) => void records.push(line),
  });
  expect(report.stopped).toBe('interrupted');
  expect(report.games).toBeGreaterThan(0);
  expect(records).toHaveLength(report.games);
  expect(await simulate({ ...GAMES, games: 1, signal: control.signal })).toMatchObject({ games: 0 });
});

test('an error of onRecord rejects the simulation', async () => {
  const onRecord = (): never => {
    throw new Error('the disk is full');
  };
  await expect(simulate({ ...GAMES, games: 100, threads: 1, onRecord })).rejects.toThrow('the disk is full');
});

test('an error in a thread rejects the simulation', async () => {
  await expect(simulate({ ...GAMES, players: 3, games: 4, threads: 1 })).rejects.toThrow();
});
