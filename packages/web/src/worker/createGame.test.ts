import { type GameRecord, RULESETS } from '@nain-jaune/engine';
import type { Room } from '@nain-jaune/table';
import { expect, test } from 'vitest';
import { createGame } from './createGame.ts';
import { strongRandom } from './randomSources.ts';
import { readStored } from './savedRecord.ts';
import { readNew } from './storedGame.ts';

const SEATS = [
  { name: 'Anne', bot: null },
  { name: '', bot: 'lowest' },
  { name: 'Basile', bot: null },
  { name: '', bot: 'longest' },
];
const CHOSEN = { ...RULESETS.famille, id: 'famille-house', firstDealer: 'chosen' } as const;
const OPENING = { now: 0, random: strongRandom(), pace: { botMove: 0, botPass: 0 } };

function dealerOf({ game }: Room): number | undefined {
  return game?.game.firstDealer;
}

test.each([
  [3, 3],
  [1, 1],
  [undefined, 0],
])('where the players choose, %s deals first, also after a reload', (dealer, first) => {
  const created = createGame({ rules: CHOSEN, seats: SEATS, ...(dealer !== undefined && { dealer }) });
  const stored = { ...created.content, id: 'game', kept: 0, owner: '' };
  expect(dealerOf(readNew(stored, created.record as GameRecord).openRoom(OPENING))).toBe(first);
  expect(dealerOf(readStored(stored).openRoom(OPENING))).toBe(first);
});

test('where the cards decide, a choice is ignored', () => {
  const rules = RULESETS.famille;
  expect(createGame({ rules, seats: SEATS, dealer: 3 }).content).not.toHaveProperty('dealer');
});
