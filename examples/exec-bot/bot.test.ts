import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RULESETS } from '@nain-jaune/engine';
import { rulesetsInScope } from '@nain-jaune/engine/testing';
import { simulate } from '@nain-jaune/simulator';
import { expect, test, vi } from 'vitest';

// Many processes start at once.
vi.setConfig({ testTimeout: 120_000 });

const BOT = fileURLToPath(new URL('./bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

const GAME = { players: 3, seed: 'python', threads: 1, games: 4, deals: 2 } as const;

if (hasPython) {
  test.each(rulesetsInScope)('the Python bot plays %s without a fault', async (id) => {
    const ruleset = RULESETS[id];
    const players = ruleset.players[0] as number;
    const bots = [`exec:python3 "${BOT}"`, 'random'] as const;
    const { games, faults } = await simulate({ ...GAME, ruleset, players, bots });
    expect({ games, faults }).toEqual({ games: 4, faults: [] });
  });
} else {
  test('without python3 the command is reported as not found', async () => {
    const bots = [`exec:python3 "${BOT}"`, 'random'] as const;
    const { faults } = await simulate({ ...GAME, ruleset: RULESETS['lindor-1789'], bots });
    expect(faults[0]?.faults.map(({ kind }) => kind)).toContain('not-found');
  });
}
