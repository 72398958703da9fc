import { expect, test } from 'vitest';
import { inScope } from '../testing/index.ts';
import { playManyGames, TABLES } from '../testing/manyGames.ts';
import { MUTATIONS } from '../testing/mutations.ts';

// The ten thousand are played by packages/engine/scripts/ten-thousand-games.ts; here are the first of them.
const GAMES = inScope({ quick: 4, all: 40 }) * TABLES.length;

test(`${GAMES} random games over all rulesets and numbers of players`, { timeout: 120_000 }, () => {
  const { faults, found, deals } = playManyGames(GAMES, 'ten thousand');
  expect(faults).toEqual([]);
  expect(deals).toBeGreaterThan(GAMES);
  for (const kind of Object.keys(MUTATIONS)) expect(found[kind]).toBeGreaterThan(0.8 * GAMES);
});
