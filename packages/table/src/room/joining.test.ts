import { seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { CALM, nextDeal } from '../testing/boardRoom.ts';
import { expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import {
  openTestRoom,
  type RoomOptions,
  settled,
  startTestRoom,
  type TestRoom,
} from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';
import { lobbyTableOf } from './info.ts';

/** What the table offers to clients, to visitors of its page and in the lobby. */
function offers({ host, summary, driver }: TestRoom) {
  return new Set([host.room.joining, summary.joining, lobbyTableOf(driver.room).joining]);
}

describe('a member who leaves during a game', () => {
  test('leaves a seat that anyone with the link may take at the next deal, at first that of the bot who has their name', async () => {
    const online = await startTestRoom({ ...CALM, members: 3 });
    expect(offers(online)).toEqual(new Set(['next-deal']));
    await online.member(2).command({ type: 'leave' });
    const camille = await online.join('Camille');
    expect(camille.room.members.find(({ id }) => id === camille.member)).toMatchObject({ waits: true });
    expect(camille.seat).toBeNull();
    await nextDeal(online);
    expect(camille.seat).toBe(seatAt(1));
    expect(camille.view.deal?.hand?.length).toBeGreaterThan(0);
    await expectEqualWhenLoaded(online);
    await online.restart();
    online.clients.splice(1, 1);
    await online.reconnect();
    await online.playOut();
    expect(online.record?.players).toEqual([
      { name: 'Member 1' },
      { name: 'Camille' },
      { name: 'Member 3' },
      { name: 'longest', bot: 'longest' },
    ]);
    expect(online.host.room.seats[1]).toEqual({ type: 'member', member: camille.member });
  });

  test('who has joined the table before may take a seat too', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.member(4).command({ type: 'stand' });
    const zoe = await online.join('Zoé');
    await online.start();
    await online.member(4).command({ type: 'sit', seat: 0 });
    expect(online.member(4).refusalCodes).toEqual(['not-now']);
    await zoe.command({ type: 'leave' });
    online.member(4).send({ type: 'sit', seat: 0 });
    await nextDeal(online);
    expect(online.member(4).seat).toBe(seatAt(3));
  });
});

describe('what a table offers to those who come', () => {
  test.each<[string, RoomOptions, (online: TestRoom) => Promise<unknown>, string]>([
    ['a free seat', { members: 3 }, settled, 'seat'],
    ['nothing if it is full', { members: 4 }, settled, 'full'],
    ['a seat that a board makes', { members: 5, board: true }, settled, 'seat'],
    ['a queue if it is full by the rules and has a board', { members: 9, board: true }, settled, 'wait'],
    ['the place of a bot', { members: 3 }, (online) => online.start(), 'next-deal'],
    ['nothing during a full game', { members: 4 }, (online) => online.start(), 'full'],
    [
      'a queue with a board, if others have asked for the bots',
      { members: 4, board: true },
      oneWaits,
      'wait',
    ],
    ['nothing if others have asked for the bots', { members: 3 }, oneWaits, 'full'],
    ['the bot of a member who has asked for it and is gone', { members: 3 }, oneGone, 'next-deal'],
    ['nothing to more members than it remembers', { members: 5, board: true }, crowd, 'full'],
    ['nothing when it is closed', { members: 1 }, closed, 'full'],
  ])('is %s, and joining is refused otherwise', async (_, options, prepare, expected) => {
    const online = await openTestRoom({ ...CALM, ...options });
    await prepare(online);
    const { joining } = online.summary;
    expect(joining).toBe(expected);
    expect(lobbyTableOf(online.driver.room).joining).toBe(expected);
    expect((await online.joinOnly('Anne')).ok).toBe(joining !== 'full');
  });

  test('is up to date for everyone who watches it', async () => {
    const online = await openTestRoom({ ...CALM, members: 3 });
    const spectator = await online.add(null);
    expect(spectator.room.joining).toBe('seat');
    const zoe = await online.join('Zoé');
    expect(spectator.room.joining).toBe('full');
    await zoe.command({ type: 'stand' });
    expect(spectator.room.joining).toBe('seat');
  });

  test('is to watch unless spectators are not allowed or too many', async () => {
    const online = await openTestRoom({ members: 1 });
    expect([online.summary.watching, lobbyTableOf(online.driver.room).watching]).toEqual([true, true]);
    for (let count = 0; count < BOUNDS.spectators; count++) await online.add(null);
    expect([online.summary.watching, lobbyTableOf(online.driver.room).watching]).toEqual([false, false]);
  });
});

function closed({ driver }: TestRoom) {
  return driver.submit({ type: 'close', onlyIfDeserted: false });
}

async function oneWaits(online: TestRoom) {
  await online.start();
  return online.join('Zoé');
}

async function oneGone(online: TestRoom) {
  const zoe = await oneWaits(online);
  zoe.disconnect();
  await settled();
}

async function crowd(online: TestRoom) {
  for (let count = online.clients.length; count < BOUNDS.members; count++)
    await online.join(`Guest ${count}`);
}
