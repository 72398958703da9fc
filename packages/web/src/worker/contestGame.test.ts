import { dailyTable } from '@nain-jaune/same-cards/daily';
import { checkAttempt } from '@nain-jaune/same-cards/play';
import { expect, test } from 'vitest';
import type { ContestRequest } from '../app/gameService/serviceMessages.ts';
import { HostedPlayer } from '../testing/hostedPlayer.ts';
import { stubDatabase } from '../testing/stubDatabase.ts';
import { openGameStore, type StoredGame } from './gameStore.ts';

const DATE = '2026-11-25';
const REQUEST: ContestRequest = {
  contest: { type: 'daily', date: DATE },
  player: { name: 'Odile', bot: null },
  botNames: { rosalie: 'Rosalie' },
  practice: false,
};

async function playOut(player: HostedPlayer, id: string): Promise<unknown> {
  await player.open(id);
  for (;;) {
    const record = JSON.parse(await player.record(id)) as { end?: unknown };
    if (record.end !== undefined) return record;
    if (player.isAsked) player.act();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('a game of the day has the cards and the moves of the bots that everyone meets', async () => {
  const player = await HostedPlayer.begin();
  const record = await playOut(player, await player.enterContest(REQUEST));
  const table = dailyTable(DATE);
  expect(checkAttempt(table, record)).toMatchObject({ ok: true });
  expect(checkAttempt(dailyTable('2026-11-26'), record).ok).toBe(false);
});

test('only the first game of a day counts, also after it is left and the page reloaded', async () => {
  const player = await HostedPlayer.begin();
  const id = await player.enterContest(REQUEST);
  expect(await player.open(id)).toMatchObject({ seat: 0, contest: REQUEST.contest });
  await player.leave(id);
  expect(await player.enterContest(REQUEST)).toBe(id);
  const practice = await player.enterContest({ ...REQUEST, practice: true });
  expect(practice).not.toBe(id);
  expect(await player.open(practice)).toMatchObject({ contest: null });
  expect(await player.list()).toMatchObject([
    { id: practice, practice: true, contest: null },
    { id, practice: false, contest: REQUEST.contest },
  ]);
});

test('two tabs that begin the same day at once have one game', async () => {
  stubDatabase();
  const tabs = await Promise.all([HostedPlayer.begin(), HostedPlayer.begin()]);
  const [one, other] = await Promise.all(tabs.map((tab) => tab.enterContest(REQUEST)));
  expect(one).toBe(other);
  expect(await tabs[0].list()).toHaveLength(1);
});

test('the file of a game that counts does not have its deal in progress', async () => {
  const player = await HostedPlayer.begin();
  const id = await player.enterContest(REQUEST);
  await player.open(id);
  await player.asked();
  player.act();
  await player.asked();
  expect(JSON.parse(await player.whole(id))).toMatchObject({ deals: [] });
  await player.leave(id);
  expect(JSON.parse(await player.whole(id))).toMatchObject({ deals: [] });
  const practice = await player.enterContest({ ...REQUEST, practice: true });
  await player.open(practice);
  await player.asked();
  player.act();
  await player.asked();
  expect(JSON.parse(await player.whole(practice))).toMatchObject({ deals: [{ hands: expect.any(Array) }] });
});

test('moves of a game that counts cannot be taken back', async () => {
  stubDatabase();
  const player = await HostedPlayer.begin();
  const id = await player.enterContest(REQUEST);
  await player.open(id);
  const movesOf = async () => {
    const { text } = (await (await openGameStore()).read(id)) as StoredGame;
    return (JSON.parse(text) as { deals: { moves: string }[] }).deals[0]?.moves ?? '';
  };
  for (const _ of ['deal', 'lead']) {
    await player.asked();
    player.act();
  }
  await expect.poll(movesOf).not.toBe('');
  const before = await movesOf();
  await player.open(id, undefined, null, { deal: 1, move: 1 });
  expect((await movesOf()).startsWith(before)).toBe(true);
});

test.each(['2026-02-30', 'yesterday', '1999-01-01'])('%s has no deal', async (date) => {
  const player = await HostedPlayer.begin();
  const request = { ...REQUEST, contest: { type: 'daily' as const, date } };
  await expect(player.enterContest(request)).rejects.toMatchObject({ problem: { code: 'setup-refused' } });
});
