import { RULESETS } from '@nain-jaune/engine';
import { expect, it, vi } from 'vitest';
import type { GameService } from '../../app/gameService/gameService.ts';
import type { SavedGame } from '../../app/gameService/serviceMessages.ts';
import { playedRecord } from '../../testing/played.ts';
import { GameCount } from './gameCount.svelte.ts';
import type { StoredSummary, SummaryStore } from './summaryStore.ts';

const TEXT = JSON.stringify(playedRecord(RULESETS.famille, 4, 'count', { deals: 2 }));

/** A saved game with this time of writing. */
function savedGame(id: string, kept: number, practice = false): SavedGame {
  const players = ['Anne', 'B1', 'B2', 'B3'].map((name) => ({ name, bot: null, profile: null }));
  const state = { deals: 2, settled: 2, over: false, practice, contest: null };
  return { readable: true, id, kept, players, rulesId: 'famille', ...state };
}

/** A lobby that counts requests for records, and a summary store in memory. */
function setup(games: SavedGame[]) {
  const record = vi.fn(async () => TEXT);
  const gameService = { list: async () => games, record } as unknown as GameService;
  const stored = new Map<string, StoredSummary>();
  const store: SummaryStore = {
    load: async () => [...stored.values()],
    async save(made, gone) {
      for (const one of made) stored.set(one.id, one);
      for (const id of gone) stored.delete(id);
    },
  };
  return { record, stored, newCount: () => new GameCount(gameService, store) };
}

it('counts until it knows that there are no games', async () => {
  const count = setup([]).newCount();
  expect(count.isCounting).toBe(true);
  await count.count();
  expect(count.isCounting).toBe(false);
});

it('replays an unchanged game once', async () => {
  const games = Array.from({ length: 250 }, (_, id) => savedGame(`game ${id}`, 1));
  const { record, newCount } = setup(games);
  await newCount().count();
  expect(record).toHaveBeenCalledTimes(250);
  const again = newCount();
  await again.count();
  expect(record).toHaveBeenCalledTimes(250);
  expect(again.counted.length).toBe(250);
});

it('replays a changed game and removes the summary of a deleted one', async () => {
  const games = [savedGame('played on', 1), savedGame('gone', 1)];
  const { record, stored, newCount } = setup(games);
  await newCount().count();
  games.splice(0, 2, savedGame('played on', 2));
  await newCount().count();
  expect(record).toHaveBeenCalledTimes(3);
  expect([...stored.keys()]).toEqual(['played on']);
});

it('lists practice games without counting them', async () => {
  const { record, newCount } = setup([savedGame('played', 1), savedGame('tried again', 2, true)]);
  const count = newCount();
  await count.count();
  expect(record).toHaveBeenCalledTimes(1);
  expect(count.counted.map(({ id }) => id)).toEqual(['played']);
  expect(count.games).toHaveLength(2);
});
