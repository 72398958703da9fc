import { seededRandom } from '@nain-jaune/engine/random';
import { openTestRoom, type RoomOptions, type TestRoom } from './testRoom.ts';

/** A game of three deals in which no one runs out of counters. */
export const CALM: RoomOptions = { rules: 'lindor-1789 counters=1000 end.target=null end.deals=3' };

/** Opens a table in one room: the board is member 1, and `phones` members come one by one. */
export function openBoard(phones: number, options: RoomOptions = {}): Promise<TestRoom> {
  return openTestRoom({ ...CALM, board: true, players: 4, members: phones + 1, ...options });
}

/** As {@link openBoard}, with the first game started. */
export async function startBoard(phones: number, options: RoomOptions = {}): Promise<TestRoom> {
  const online = await openBoard(phones, options);
  await online.start();
  return online;
}

/** Plays the deal to its end and begins the next one. */
export async function nextDeal(online: TestRoom): Promise<void> {
  const random = seededRandom('members');
  while (online.host.view.deal?.settled !== true) await online.step(random);
  online.host.deal();
  await online.pass(2000);
}
