import { BOTS, isBotName } from '@nain-jaune/bots';
import { applyHouseRules, RULESETS } from '@nain-jaune/engine';
import { expect, test, vi } from 'vitest';
import { isPlayerName } from '../players.ts';
import { simulate } from '../simulate.ts';
import { arena } from './arena.ts';
import { isContestantName, OPEN_NAMES } from './contestant.ts';

// Threads start slowly when many start at once.
vi.setConfig({ testTimeout: 60_000 });

test('contestants that see all hands take part only in the arena', async () => {
  expect(OPEN_NAMES).toContain('clairvoyant');
  for (const name of OPEN_NAMES) {
    expect(isContestantName(name)).toBe(true);
    expect([isBotName(name), isPlayerName(name), Object.hasOwn(BOTS, name)]).toEqual([false, false, false]);
    const bots = [name as 'lowest'];
    const game = { ruleset: RULESETS.famille, players: 4, bots, seed: 1, games: 1, threads: 1 };
    await expect(simulate(game)).rejects.toThrow();
  }
});

test('programs and bots are contestants', () => {
  for (const name of ['lowest', 'exec:cat', 'exec:a, b']) expect(isContestantName(name)).toBe(true);
  for (const name of ['', 'exec:', 'exec: ', 'toString', 'Lowest'])
    expect(isContestantName(name)).toBe(false);
});

test('the clairvoyant wins much more than heuristic', async () => {
  const changed = applyHouseRules(RULESETS['lindor-1789'], ['continuing=compulsory', 'debts=true']);
  if (!changed.ok) throw new Error('the house rules do not fit');
  const setting = { ruleset: changed.value, players: 4, seed: 'x', threads: 1, botMilliseconds: 1000 };
  const report = await arena({ ...setting, bots: ['clairvoyant'], against: 'heuristic', rounds: 60 });
  const { mean, standardError } = report.contestants[0]?.difference ?? { mean: 0, standardError: 0 };
  expect(mean - 4 * (standardError ?? 0)).toBeGreaterThan(2);
});
