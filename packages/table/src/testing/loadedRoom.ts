import { expect } from 'vitest';
import type { Entry } from '../room/entries.ts';
import type { Room } from '../room/room.ts';
import { SimulatedClock } from './simulatedClock.ts';
import { TestClient } from './testClient.ts';
import { settled, type TestRoom } from './testRoom.ts';

/** The part of a client's state that a restart must not change. */
function knownTo(client: TestClient) {
  const { game, number, room, sayings } = client;
  const { members, nextDeal, ...others } = room;
  const { spectators: _, startsIn: __, dealsIn: ___, joining: ____, waitedFor: _____, ...rest } = others;
  const lasting = members.map(
    ({ connected: _connected, away: _away, seatFrom: _seatFrom, ...member }) => member,
  );
  const inGame = game === null ? null : { view: client.view, choices: client.choices };
  const promised = nextDeal === null ? null : { deal: nextDeal.deal, cutter: nextDeal.cutter };
  return { game, number, sayings, rest, lasting, promised, inGame };
}

/** Expects a room loaded from the entries to be the same for all its clients. */
export async function expectEqualWhenLoaded(online: TestRoom, entries = online.store.entries): Promise<void> {
  const again = online.loaded(entries, { clock: new SimulatedClock() });
  for (const client of online.clients) {
    if (!client.isConnected) continue;
    const other = new TestClient(client.member);
    other.cuts = false;
    other.connect(again);
    await settled();
    expect(knownTo(other)).toEqual(knownTo(client));
  }
  expect(again.room.saved).toEqual(JSON.parse(JSON.stringify(online.driver.room.saved)));
  expect(again.room.game?.settled).toEqual(online.driver.room.game?.settled);
  expect(seatsIn(again.room)).toEqual(seatsIn(online.driver.room));
  await again.stop();
}

/** The players of the game. Since when they have their seat depends on the restart. */
function seatsIn({ game }: Room) {
  return game?.seats.map(({ name, bot, member }) => ({ name, bot, member }));
}

/** The entries that a store still has: the newest snapshots, and the steps of the game in progress. */
export function asStored(entries: readonly Entry[]): Entry[] {
  const over = entries.findLastIndex(({ type }) => type === 'over');
  return entries.filter((entry, place) => {
    if (entry.type === 'deal' || entry.type === 'move' || entry.type === 'game') return place > over;
    return place === entries.findLastIndex(({ type }) => type === entry.type);
  });
}
