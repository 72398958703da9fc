import { readFileSync } from 'node:fs';
import { seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { CALM, nextDeal, openBoard, startBoard } from '../testing/boardRoom.ts';
import { expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import type { TestClient } from '../testing/testClient.ts';
import {
  CODE,
  openTestRoom,
  PACE,
  settingsOf,
  settled,
  startTestRoom,
  type TestRoom,
} from '../testing/testRoom.ts';
import type { Entry } from './entries.ts';
import { loadRoom } from './load.ts';

const MINUTE = 60_000;

/** The ids of the members on the seats, or what else is there. */
function seatsOf({ host }: TestRoom) {
  return host.room.seats.map((one) => (one.type === 'member' ? one.member : one.type));
}

function memberOf({ host }: TestRoom, { member }: TestClient) {
  return host.room.members.find(({ id }) => id === member);
}

describe('before the first game of a table with a board', () => {
  test('the seats follow the people who scan, as far as the rules allow', async () => {
    const online = await openBoard(0);
    const seats: number[] = [];
    for (let phone = 1; phone <= 9; phone++) {
      await online.join(`Phone ${phone}`);
      seats.push(online.host.room.seats.length);
      expect(online.host.room.settings.players).toBe(seats.at(-1));
    }
    expect(seats).toEqual([4, 4, 4, 4, 5, 6, 7, 8, 8]);
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(online.host.room.members.filter(({ waits }) => waits).map(({ id }) => id)).toEqual([10]);
    expect(online.host.room.joining).toBe('wait');
    await online.start();
    expect(online.host.view.players).toBe(8);
    expect(online.host.view.deal?.sizes).toEqual(Array.from({ length: 8 }, () => 6));
  });

  test('phones that scan at the same moment all get a seat', async () => {
    const online = await openBoard(4);
    const joined = await Promise.all(
      Array.from({ length: 5 }, (_, phone) => online.joinOnly(`Phone ${phone}`)),
    );
    await settled();
    expect(joined.every(({ ok }) => ok)).toBe(true);
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('a grown seat goes again with its phone, down to the number that the host chose', async () => {
    const online = await openBoard(6);
    await online.member(3).command({ type: 'leave' });
    expect(seatsOf(online)).toEqual([2, 4, 5, 6, 7]);
    await online.member(4).command({ type: 'stand' });
    expect(seatsOf(online)).toEqual([2, 5, 6, 7]);
    await online.member(5).command({ type: 'leave' });
    expect(seatsOf(online)).toEqual([2, 'free', 6, 7]);
    await online.joinOnly('Never there');
    await online.joinOnly('Not there either');
    expect(online.host.room.seats).toHaveLength(5);
    await online.pass(MINUTE);
    expect(seatsOf(online)).toEqual([2, 6, 7, 'free']);
  });

  test('who stood up gets a seat again', async () => {
    const online = await openBoard(5);
    await online.member(6).command({ type: 'stand' });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5]);
    expect(online.host.room.joining).toBe('seat');
    await online.member(6).command({ type: 'sit', seat: 0 });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 6]);
  });

  test('a bot that the host has seated gives way before the table grows', async () => {
    const online = await openBoard(3);
    await online.host.command({ type: 'seat-bot', seat: 3, bot: 'longest' });
    expect(seatsOf(online)).toEqual([2, 3, 4, 'bot']);
    await online.join('Dora');
    expect(seatsOf(online)).toEqual([2, 3, 4, 5]);
  });

  test('rules that skip a number get the next one', async () => {
    const online = await openBoard(4, { rules: 'avantcoureur-1760', players: 3 });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 'free']);
    await online.member(5).command({ type: 'leave' });
    expect(seatsOf(online)).toEqual([2, 3, 4]);
  });

  test('the host may choose more seats, and other settings keep the chosen number', async () => {
    const online = await openBoard(5);
    const settings = settingsOf({ ...CALM, players: 5, freeText: true });
    online.host.send({ type: 'change-settings', settings });
    online.member(6).send({ type: 'leave' });
    await settled();
    expect(online.host.room.seats).toHaveLength(4);
    online.host.send({ type: 'change-settings', settings: { ...settings, players: 6 } });
    online.member(5).send({ type: 'leave' });
    await settled();
    expect(online.host.room.seats).toHaveLength(6);
  });

  test('stays so after a restart', async () => {
    const online = await openBoard(6);
    await expectEqualWhenLoaded(online);
    await online.restartAndReconnect();
    await online.member(7).command({ type: 'leave' });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 6]);
    await online.member(6).command({ type: 'leave' });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5]);
  });

  test('other tables have the seats that their host chose', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    expect(await online.joinOnly('Zoé')).toEqual({ ok: false, error: 'table-full' });
    expect(online.host.room.seats).toHaveLength(4);
  });
});

/** Zoé comes late, and the board gives her the place of member 3, who is away. */
async function giveZoePlace(online: TestRoom): Promise<TestClient> {
  await online.start();
  const zoe = await online.join('Zoé');
  online.member(3).disconnect();
  await online.host.command({ type: 'give-place', member: 3, to: 6 });
  return zoe;
}

describe('a latecomer', () => {
  test('waits while all seats are people’s, and knows when a seat comes', async () => {
    const online = await startBoard(3);
    const [zoe, max] = [await online.join('Zoé'), await online.join('Max')];
    expect(memberOf(online, zoe)?.seatFrom).toBe('next-deal');
    expect(memberOf(online, max)?.seatFrom).toBeNull();
    await online.member(2).command({ type: 'leave' });
    expect(memberOf(online, max)?.seatFrom).toBe('next-deal');
    await nextDeal(online);
    expect([zoe.seat, max.seat]).toEqual([seatAt(0), seatAt(3)]);
  });

  test('gets the place of a member who is away at the next deal, and none of their cards before', async () => {
    const online = await openBoard(4);
    const zoe = await giveZoePlace(online);
    expect(memberOf(online, zoe)).toMatchObject({ waits: true, seatFrom: 'next-deal', takes: 3 });
    expect(zoe.seat).toBeNull();
    await expectEqualWhenLoaded(online);
    await online.restart();
    online.member(3).disconnect();
    for (const client of online.clients) if (client.member !== 3) client.connect(online.driver);
    await settled();
    expect(memberOf(online, zoe)?.takes).toBe(3);
    expect(zoe.view.deal?.hand ?? []).toEqual([]);
    await nextDeal(online);
    expect(zoe.seat).toBe(seatAt(1));
    expect(zoe.view.deal?.hand).toHaveLength(12);
    expect(memberOf(online, zoe)).toMatchObject({ waits: false, takes: null });
    await online.reconnect([online.member(3)]);
    expect(online.member(3).seat).toBeNull();
    expect(memberOf(online, online.member(3))).toMatchObject({ waits: true, seatFrom: null });
    await expectEqualWhenLoaded(online);
    await online.playOut();
    expect(online.record?.players.map(({ name }) => name)).toEqual([
      'Member 2',
      'Zoé',
      'Member 4',
      'Member 5',
    ]);
  });

  test('gets no place of a member who is back before the deal', async () => {
    const online = await openBoard(4);
    const zoe = await giveZoePlace(online);
    await online.reconnect([online.member(3)]);
    expect(memberOf(online, zoe)).toMatchObject({ seatFrom: null, takes: null });
    await nextDeal(online);
    expect([zoe.seat, online.member(3).seat]).toEqual([null, seatAt(1)]);
  });

  test('gets the place of a member who is away at once between games', async () => {
    const online = await startBoard(4);
    const zoe = await online.join('Zoé');
    await online.playOut();
    online.member(3).disconnect();
    await online.host.command({ type: 'give-place', member: 3, to: 6 });
    expect(seatsOf(online)).toEqual([2, zoe.member, 4, 5]);
    expect(memberOf(online, online.member(3))?.waits).toBe(true);
  });

  test('who is disconnected keeps what was promised, but takes no place from a member who is away', async () => {
    const online = await openBoard(4);
    const zoe = await giveZoePlace(online);
    zoe.disconnect();
    await online.playOut();
    expect(seatsOf(online)).toEqual([2, 3, 4, 5]);
    await online.reconnect([zoe]);
    expect(seatsOf(online)).toEqual([2, zoe.member, 4, 5]);
  });

  test('who is disconnected when the game ends gets a free seat after those who are there', async () => {
    const online = await startBoard(4);
    const [zoe, max] = [await online.join('Zoé'), await online.join('Max')];
    await online.host.command({ type: 'plan-seats', players: 6 });
    expect(memberOf(online, zoe)?.seatFrom).toBe('next-game');
    zoe.disconnect();
    await online.playOut();
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, max.member, zoe.member]);
    await online.start();
    expect(online.host.view.players).toBe(6);
  });

  test('gets the seat of a bot when fewer seats are planned', async () => {
    const online = await openBoard(0, { players: 6 });
    for (const seat of [1, 3]) online.host.send({ type: 'seat-bot', seat, bot: 'longest' });
    for (let phone = 2; phone <= 5; phone++) await online.join(`Phone ${phone}`);
    expect(seatsOf(online)).toEqual([2, 'bot', 3, 'bot', 4, 5]);
    await online.start();
    online.host.send({ type: 'plan-seats', players: 4 });
    await online.playOut();
    expect(seatsOf(online)).toEqual([2, 4, 3, 5]);
    expect(online.host.room.members.some(({ waits }) => waits)).toBe(false);
  });

  test('is one of several: a place is given to one of them', async () => {
    const online = await startBoard(4);
    for (const name of ['Zoé', 'Max']) await online.join(name);
    online.member(3).disconnect();
    for (const to of [6, 7]) online.host.send({ type: 'give-place', member: 3, to });
    await settled();
    expect(online.host.room.members.map(({ takes }) => takes)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      3,
    ]);
  });

  test('gets a seat that is added from the next game', async () => {
    const online = await startBoard(4);
    const zoe = await online.join('Zoé');
    for (let press = 0; press < 2; press++) online.host.send({ type: 'plan-seats', players: 5 });
    await settled();
    expect(online.host.room).toMatchObject({ nextPlayers: 5, settings: { players: 4 } });
    expect(memberOf(online, zoe)?.seatFrom).toBe('next-game');
    await nextDeal(online);
    expect(zoe.seat).toBeNull();
    await online.restartAndReconnect();
    await online.playOut();
    expect(online.host.room).toMatchObject({ nextPlayers: null, settings: { players: 5 } });
    expect(seatsOf(online)).toEqual([2, 3, 4, 5, 6]);
    await online.start();
    expect(zoe.seat).toBe(seatAt(4));
    expect(online.host.view.players).toBe(5);
  });
});

describe('commands about seats', () => {
  const codes = (online: TestRoom) => online.refusals.map(({ refusal }) => refusal.code);

  test('are refused to all but the host and the board', async () => {
    const online = await startBoard(4);
    await online.join('Zoé');
    online.member(3).disconnect();
    for (const client of [online.member(2), online.member(6), await online.add(null)]) {
      client.send({ type: 'give-place', member: 3, to: 6 });
      client.send({ type: 'plan-seats', players: 5 });
    }
    await settled();
    expect(codes(online)).toEqual([...Array(4).fill('host-only'), 'spectator', 'spectator']);
  });

  test('are refused if they make no sense', async () => {
    const online = await openBoard(4);
    online.host.send({ type: 'plan-seats', players: 5 });
    await online.start();
    await online.join('Zoé');
    online.host.send({ type: 'plan-seats', players: 2 });
    online.host.send({ type: 'give-place', member: 3, to: 6 });
    online.host.send({ type: 'give-place', member: 9, to: 6 });
    online.host.send({ type: 'give-place', member: 1, to: 6 });
    online.host.send({ type: 'give-place', member: 3, to: 2 });
    for (const member of [3, 6]) online.member(member).disconnect();
    await online.host.command({ type: 'give-place', member: 3, to: 6 });
    expect(codes(online)).toEqual([
      'not-now',
      'wrong-player-count',
      'not-away',
      'no-such-member',
      'not-now',
      'not-now',
      'not-now',
    ]);
  });

  test('are refused at a table without a board', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    online.host.send({ type: 'plan-seats', players: 5 });
    online.host.send({ type: 'give-place', member: 2, to: 3 });
    await settled();
    expect(codes(online)).toEqual(['not-now', 'not-now']);
  });
});

test('a table that was stored with a grown seat, a planned one and a given place is read', () => {
  const file = new URL('../../../../fixtures/unreleased/table-in-one-room.jsonl', import.meta.url);
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Entry => JSON.parse(line));
  const rooms = entries.flatMap((entry) => (entry.type === 'room' ? [entry.room] : []));
  expect(rooms.some(({ chosenPlayers }) => chosenPlayers === 4)).toBe(true);
  const { saved } = loadRoom(CODE, entries, 0, PACE);
  expect(saved).toMatchObject({ phase: 'playing', nextPlayers: 6 });
  expect(saved.members.map(({ takes }) => takes)).toContain(3);
});
