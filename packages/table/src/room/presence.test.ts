import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { asStored, expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import { openTestRoom, settled, startTestRoom } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=3' };

describe('a disconnected member', () => {
  test('is away after some time, and the game goes on', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    const gone = await online.untilToAct();
    const other = online.clients.find((client) => client !== gone) ?? gone;
    const seen = () => other.room.members.find(({ id }) => id === gone.member);
    const { number } = other;
    gone.disconnect();
    await settled();
    expect(seen()).toMatchObject({ connected: false, away: false });
    await online.pass(14_999);
    expect(other.number).toBe(number);
    await online.pass(1);
    expect(seen()).toMatchObject({ connected: false, away: true });
    await online.pass(700);
    expect(other.number).toBeGreaterThan(number);
  });

  test('who returns in time has lost nothing', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(14_000);
    gone.connect(online.driver);
    await online.pass(60_000);
    expect(gone.room.members.every(({ connected, away }) => connected && !away)).toBe(true);
    expect(gone.choices.legal).not.toEqual([]);
  });

  test('gets the seat back on connecting, with one message for everything missed', async () => {
    const online = await startTestRoom({ ...CALM, members: 2 });
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(15_700);
    gone.received.length = 0;
    await online.reconnect([gone]);
    expect(gone.types).toEqual(['snapshot', 'events']);
    expect(gone.room.members.every(({ away }) => !away)).toBe(true);
    while (gone.choices.legal.length === 0) await online.step(seededRandom(1));
    const { number } = gone;
    await online.pass(60_000);
    expect(gone.number).toBe(number);
  });

  test('who connects twice plays by the newer connection', async () => {
    const online = await startTestRoom({ members: 2 });
    const older = online.member(2);
    const newer = await online.add(2);
    expect(older.ended).toBe('displaced');
    expect(older.types.filter((type) => type === 'closed')).toHaveLength(1);
    expect(newer.view).toEqual(older.view);
    const received = older.received.length;
    await older.command({ type: 'act', move: '-' });
    expect(older.received).toHaveLength(received);
    expect(newer.room.members[1]).toMatchObject({ connected: true });
    older.disconnect();
    await settled();
    expect(newer.room.members[1]).toMatchObject({ connected: true });
  });

  test('who is absent after a restart is away after the same time', async () => {
    const online = await startTestRoom({ ...CALM, members: 3 });
    await online.restart();
    online.clients.splice(1);
    await online.reconnect();
    await online.pass(14_999);
    expect(online.host.room.members.map(({ away }) => away)).toEqual([false, false, false]);
    await online.pass(1);
    expect(online.host.room.members.map(({ away }) => away)).toEqual([false, true, true]);
  });
});

describe('a guest who joins and never connects', () => {
  test('has a seat for fifteen seconds, and is then removed', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.joinOnly('Ghost');
    await online.pass(14_999);
    expect(online.host.room.members.map(({ name }) => name)).toEqual(['Member 1', 'Ghost']);
    expect(online.host.room.members[1]?.connected).toBe(false);
    await online.pass(1);
    expect(online.host.room.members.map(({ name }) => name)).toEqual(['Member 1']);
    expect(online.host.room.seats[1]).toEqual({ type: 'free' });
    expect(online.driver.room.saved.former).toEqual([]);
  });

  test('keeps the seat by connecting once', async () => {
    const online = await openTestRoom({ members: 1 });
    const slow = await online.joinOnly('Slow');
    await online.pass(14_000);
    const client = await online.add(slow.ok ? slow.value : null);
    client.disconnect();
    await online.pass(60_000);
    expect(online.host.room.members).toHaveLength(2);
  });

  test('reserves one seat from one address, however often they join', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let ghost = 0; ghost < 60; ghost++) await online.joinOnly(`Ghost ${ghost}`, null, 'one address');
    const seats = () => online.host.room.seats.map(({ type }) => type);
    expect(seats()).toEqual(['member', 'member', 'free', 'free']);
    for (const name of ['Anne', 'Basile']) {
      await online.join(name, null, name);
    }
    expect(seats()).toEqual(['member', 'member', 'member', 'member']);
  });

  test('gets the seat back on connecting, though another from the same address has joined meanwhile', async () => {
    const online = await openTestRoom({ members: 1 });
    const both = [];
    for (const seat of [3, 1]) both.push(await online.joinOnly(`On ${seat}`, seat, 'one house'));
    for (const joined of both) await online.add(joined.ok ? joined.value : null, 'one house');
    expect(online.host.room.seats).toEqual([
      { type: 'member', member: 1 },
      { type: 'member', member: 3 },
      { type: 'free' },
      { type: 'member', member: 2 },
    ]);
  });

  test('keeps the seat at a table in one room, where all phones have one address', async () => {
    const online = await openTestRoom({ members: 1, board: true });
    for (const name of ['Anne', 'Basile', 'Colette']) await online.joinOnly(name, null, 'one house');
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'member', 'free']);
  });

  test('neither delays a game nor plays in it', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    await online.joinOnly('Ghost');
    await online.joinOnly('Other ghost');
    await online.pass(0);
    expect(online.phase).toBe('gathering');
    await online.pass(20_000);
    expect(online.phase).toBe('playing');
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
  });

  test('who connects in time after the game has started watches it, and may play the next', async () => {
    const online = await openTestRoom({ members: 2, ...CALM });
    const late = await online.joinOnly('Late');
    await online.start();
    const client = await online.add(late.ok ? late.value : null);
    expect(client.view.seat).toBeNull();
    await online.playOut();
    client.send({ type: 'sit', seat: 2 });
    await online.start();
    expect(client.view.seat).toBe(2);
  });

  test('and who opened the table has two minutes until it is closed', async () => {
    const online = await openTestRoom({ members: 0 });
    await online.pass(119_999);
    expect(online.phase).toBe('gathering');
    await online.pass(1);
    expect(online.phase).toBe('closed');
  });

  test('cannot fill the table: 99 people who join and leave leave no trace', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let count = 0; count < 99; count++) {
      const client = await online.join(`Passer-by ${count}`);
      await client.command({ type: 'leave' });
      online.clients.pop();
    }
    const last = await online.join('Anne');
    expect(last.room.members.map(({ name }) => name)).toEqual(['Member 1', 'Anne']);
    expect(online.driver.room.saved.former).toHaveLength(BOUNDS.formerMembers);
  });
});

describe('a full table', () => {
  test('admits a player in place of the member without a seat who has been disconnected for longest', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let count = 2; count <= BOUNDS.members; count++) {
      const client = await online.join(`Idler ${count}`);
      await client.command({ type: 'stand' });
    }
    expect(await online.joinOnly('Anne')).toEqual({ ok: false, error: 'table-full' });
    online.member(7).disconnect();
    await online.pass(1000);
    online.member(5).disconnect();
    online.host.disconnect();
    await settled();
    expect(await online.joinOnly('')).toEqual({ ok: false, error: 'empty-name' });
    expect(online.member(2).room.members).toHaveLength(BOUNDS.members);
    expect(await online.joinOnly('Anne')).toMatchObject({ ok: true });
    const members = online.member(2).room.members.map(({ id }) => id);
    expect(members).toHaveLength(BOUNDS.members);
    expect(members).toContain(1);
    expect(members).toContain(5);
    expect(members).not.toContain(7);
  });
});

describe('a member who leaves during a game', () => {
  test('is replaced by a bot until its end, and everyone sees it', async () => {
    const online = await startTestRoom({ ...CALM, members: 3 });
    const leaver = await online.untilToAct();
    const other = online.clients.find((client) => client !== leaver) ?? leaver;
    const seat = leaver.view.seat ?? 0;
    await leaver.command({ type: 'leave' });
    expect(leaver.ended).toBe('removed');
    const spectator = await online.add(null);
    expect(JSON.parse(spectator.received[0] ?? '').game.players[seat]).toEqual({
      name: `Member ${leaver.member}`,
      bot: 'lowest',
    });
    expect(online.summary.seats[seat]).toMatchObject({ type: 'bot', name: `Member ${leaver.member}` });
    await expectEqualWhenLoaded(online);
    expect(other.room.seats[seat]).toEqual({ type: 'bot', bot: 'lowest' });
    expect(other.room.members.map(({ id }) => id)).not.toContain(leaver.member);
    await online.reconnect([leaver]);
    expect(leaver.ended).toBe('removed');
    await online.playOut();
    expect(other.room.seats[seat]).toEqual({ type: 'free' });
    expect(online.record?.players[seat]).toEqual({ name: `Member ${leaver.member}`, bot: 'lowest' });
    await expectEqualWhenLoaded(online, asStored(online.store.entries));
    const over = online.store.entries.find((entry) => entry.type === 'over');
    expect(over).toMatchObject({ tokenHashes: expect.arrayContaining([`hash of Member ${leaver.member}`]) });
  });

  test('is replaced by a bot after a restart too', async () => {
    const online = await startTestRoom({ ...CALM, members: 2 });
    await online.member(2).command({ type: 'leave' });
    await online.restart();
    online.clients.splice(1);
    await online.reconnect();
    await online.playOut();
    expect(online.phase).toBe('between');
  });
});

describe('spectators', () => {
  test('are counted and limited', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectators = [];
    for (let count = 0; count <= BOUNDS.spectators; count++) spectators.push(await online.add(null));
    expect(online.host.room.spectators).toBe(BOUNDS.spectators);
    expect(spectators.at(-1)?.ended).toBe('no-spectators');
  });

  test('do not keep a table open', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.add(null);
    online.host.disconnect();
    await online.pass(120 * 60_000);
    expect(online.phase).toBe('closed');
  });
});

test('a stopped driver ends all connections, and nothing happens any more', async () => {
  const online = await openTestRoom({ ...CALM, members: 2 });
  const spectator = await online.add(null);
  await online.start();
  await online.driver.stop();
  expect(online.clients.map(({ ended }) => ended)).toEqual(['moving', 'moving', 'moving']);
  expect(spectator.types.at(-1)).toBe('closed');
  expect(online.clock.waiting).toBe(0);
  online.host.connect(online.driver);
  expect(online.host.ended).toBe('moving');
});
