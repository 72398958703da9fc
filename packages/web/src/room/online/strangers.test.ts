import type { LobbyTable } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { strangersAt } from './strangers.ts';

const TABLE: LobbyTable = {
  code: 'bado-miku-ze',
  ruleset: 'famille',
  houseRules: false,
  host: 'Anne',
  players: 4,
  members: 2,
  bots: 0,
  clock: 'gentle',
  phase: 'gathering',
  playNow: true,
  waitedFor: 12_000,
  joining: 'seat',
  watching: true,
};

test('the strangers who wait are counted, with the time of the first', () => {
  expect(strangersAt([TABLE, { ...TABLE, members: 1, waitedFor: 20_000 }])).toEqual({
    people: 3,
    waitedFor: 20_000,
  });
});

test('tables of friends, full ones and games in progress do not count', () => {
  const others: readonly Partial<LobbyTable>[] = [
    { playNow: false },
    { joining: 'full' },
    { phase: 'playing', joining: 'next-deal' },
    { waitedFor: null },
  ];
  expect(strangersAt(others.map((other) => ({ ...TABLE, ...other })))).toBeNull();
});
