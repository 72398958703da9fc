import { seatAt } from '@nain-jaune/engine';
import type { RoomInfo } from '@nain-jaune/protocol';
import { words } from '@nain-jaune/words';
import { expect, test, vi } from 'vitest';
import { ANNE, BASILE, ROOM } from '../../testing/roomInfo.ts';
import { GameStart } from './gameStart.svelte.ts';
import { unreadyNames } from './shownSeats.ts';

const texts = await words('en').chapters.online();
const { settings } = ROOM;
const CHOSEN: RoomInfo = {
  ...ROOM,
  settings: { ...settings, rules: { ...settings.rules, firstDealer: 'chosen' } },
};

function startIn(room: RoomInfo) {
  const command = vi.fn(() => '');
  const host = { isHost: true, room, seat: seatAt(2), command };
  return { host, start: new GameStart(() => host) };
}

test('the host names a dealer only if the players choose one', () => {
  const drawn = startIn({
    ...ROOM,
    settings: { ...settings, rules: { ...settings.rules, firstDealer: 'lot' } },
  });
  drawn.start.start();
  expect(drawn.host.command).toHaveBeenCalledExactlyOnceWith({ type: 'start' });
  const chosen = startIn(CHOSEN);
  chosen.start.start();
  chosen.start.dealer = 3;
  chosen.start.start();
  expect(chosen.host.command.mock.calls).toEqual([
    [{ type: 'start', dealer: 2 }],
    [{ type: 'start', dealer: 3 }],
  ]);
});

test('a chosen seat that the table no longer has does not deal', () => {
  const { host, start } = startIn(CHOSEN);
  start.dealer = 3;
  host.room = { ...CHOSEN, settings: { ...CHOSEN.settings, players: 3 } };
  expect(start.dealer).toBe(0);
});

test('the host waits for seated members, unless a screen shows the table', () => {
  const seats = ROOM.seats.with(1, { type: 'member', member: BASILE.id });
  expect(unreadyNames({ ...ROOM, seats }, texts)).toEqual(['Basile']);
  expect(unreadyNames({ ...ROOM, seats, members: [ANNE, { ...BASILE, ready: true }] }, texts)).toEqual([]);
  const screen = { ...ANNE, id: 3, board: true };
  expect(unreadyNames({ ...ROOM, seats, members: [ANNE, BASILE, screen] }, texts)).toEqual([]);
});
