import { expect, test } from 'vitest';
import { openTestRoom } from '../testing/testRoom.ts';
import { summaryOf } from './info.ts';

/** What a member reads about their place. */
function placeOf({ driver }: Awaited<ReturnType<typeof openTestRoom>>, id: number) {
  const member = driver.room.saved.members.find((one) => one.id === id);
  return summaryOf(driver.room, member).place;
}

test('a member gets the deal and the seat to move with the summary of the table, and others nothing', async () => {
  const online = await openTestRoom({ board: true, players: 4, members: 3 });
  expect(placeOf(online, 2)).toEqual({ seat: 0, board: false, deal: null, toMove: null });
  expect(placeOf(online, 1)).toMatchObject({ seat: null, board: true });
  await online.start();
  const { deal } = online.host.view;
  expect(placeOf(online, 2)).toMatchObject({ seat: 0, deal: 1, toMove: deal?.turn?.seat ?? null });
  expect(summaryOf(online.driver.room).place).toBeNull();
  await online.playOut();
  expect(placeOf(online, 2)).toEqual({ seat: 0, board: false, deal: null, toMove: null });
});
