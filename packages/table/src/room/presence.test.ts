import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { openTestRoom, settled } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=3' };

describe('a member whose connection is gone', () => {
  test('is away after a while: everyone learns of it, and the game goes on', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
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

  test('who comes back in time has lost nothing', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(14_000);
    gone.connect(online.driver);
    await online.pass(60_000);
    expect(gone.room.members.every(({ connected, away }) => connected && !away)).toBe(true);
    expect(gone.choices.legal).not.toEqual([]);
  });

  test('has the seat back on connecting, with one message for all that was missed', async () => {
    const online = await openTestRoom({ ...CALM, members: 2 });
    await online.start();
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(15_700);
    gone.received.length = 0;
    gone.connect(online.driver);
    await settled();
    expect(gone.types).toEqual(['snapshot', 'events']);
    expect(gone.room.members.every(({ away }) => !away)).toBe(true);
    while (gone.choices.legal.length === 0) await online.step(seededRandom(1));
    const { number } = gone;
    await online.pass(60_000);
    expect(gone.number).toBe(number);
  });

  test('who connects twice plays by the newer connection', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.start();
    const older = online.member(2);
    const newer = await online.add(2);
    expect(older.ended).toBe('displaced');
    expect(older.types.filter((type) => type === 'closed')).toHaveLength(1);
    expect(newer.view).toEqual(older.view);
    const received = older.received.length;
    older.act('-');
    await settled();
    expect(older.received).toHaveLength(received);
    expect(newer.room.members[1]).toMatchObject({ connected: true });
    older.disconnect();
    await settled();
    expect(newer.room.members[1]).toMatchObject({ connected: true });
  });

  test('and who is absent after a restart is away after the same time', async () => {
    const online = await openTestRoom({ ...CALM, members: 3 });
    await online.start();
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
  test('has a seat for fifteen seconds, and is forgotten then', async () => {
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

  test('does not hold up a game, nor play in it', async () => {
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

  test('though the guest has opened the table: it is closed after two minutes', async () => {
    const online = await openTestRoom({ members: 0 });
    await online.pass(119_999);
    expect(online.phase).toBe('gathering');
    await online.pass(1);
    expect(online.phase).toBe('closed');
  });

  test('cannot fill the table for good: 99 people who join and leave leave no trace', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let count = 0; count < 99; count++) {
      const client = await online.join(`Passer-by ${count}`);
      client.send({ type: 'leave' });
      await settled();
      online.clients.pop();
    }
    const last = await online.join('Anne');
    expect(last.room.members.map(({ name }) => name)).toEqual(['Member 1', 'Anne']);
    expect(online.driver.room.saved.former).toHaveLength(BOUNDS.formerMembers);
  });
});

describe('a table with as many members as there may be', () => {
  test('takes who plays: of those without a seat, who has been gone longest leaves', async () => {
    const online = await openTestRoom({ members: 1 });
    for (let count = 2; count <= BOUNDS.members; count++) {
      const client = await online.join(`Idler ${count}`);
      client.send({ type: 'stand' });
      await settled();
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

describe('a table that is closed because nobody is there', () => {
  test('stays open for somebody who has come meanwhile', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.driver.submit({ type: 'close', onlyIfDeserted: true });
    expect(online.phase).toBe('gathering');
    online.host.disconnect();
    await online.joinOnly('Anne');
    await online.driver.submit({ type: 'close', onlyIfDeserted: true });
    expect(online.phase).toBe('gathering');
    await online.pass(15_000);
    await online.driver.submit({ type: 'close', onlyIfDeserted: true });
    expect(online.phase).toBe('closed');
  });
});

describe('a member who leaves for good during a game', () => {
  test('is played by a bot to its end, and everyone learns of it', async () => {
    const online = await openTestRoom({ ...CALM, members: 3 });
    await online.start();
    const leaver = await online.untilToAct();
    const other = online.clients.find((client) => client !== leaver) ?? leaver;
    const seat = leaver.view.seat ?? 0;
    leaver.send({ type: 'leave' });
    await settled();
    expect(leaver.ended).toBe('removed');
    expect(other.room.seats[seat]).toEqual({ type: 'bot', bot: 'lowest' });
    expect(other.room.members.map(({ id }) => id)).not.toContain(leaver.member);
    leaver.connect(online.driver);
    await settled();
    expect(leaver.ended).toBe('removed');
    await online.playOut();
    expect(other.room.seats[seat]).toEqual({ type: 'free' });
    expect(online.record?.players[seat]).toEqual({ name: `Member ${leaver.member}` });
    const over = online.store.entries.find((entry) => entry.type === 'over');
    expect(over).toMatchObject({ tokenHashes: expect.arrayContaining([`hash of Member ${leaver.member}`]) });
  });

  test('is played by a bot after a restart too', async () => {
    const online = await openTestRoom({ ...CALM, members: 2 });
    await online.start();
    online.member(2).send({ type: 'leave' });
    await settled();
    await online.restart();
    online.clients.splice(1);
    await online.reconnect();
    await online.playOut();
    expect(online.phase).toBe('between');
  });
});

describe('the turn clock', () => {
  test('runs for the seat to move, is shown to all, and starts again with each move', async () => {
    const online = await openTestRoom({ ...CALM, members: 4, turnClock: 'gentle' });
    await online.start();
    const mover = await online.untilToAct();
    for (const client of online.clients)
      expect(client.room.turn).toEqual({ seat: mover.view.seat, endsIn: 60_000 });
    await online.pass(20_000);
    expect((await online.add(null)).room.turn).toEqual({ seat: mover.view.seat, endsIn: 40_000 });
    mover.actAtRandom(seededRandom(1));
    await settled();
    expect(online.host.room.turn).toEqual({ seat: online.toAct?.view.seat, endsIn: 60_000 });
  });

  test.each([
    ['quick', 15_000],
    ['gentle', 60_000],
  ] as const)(
    '%s runs out after %d ms: a bot plays, and the member plays again by acting',
    async (turnClock, limit) => {
      const online = await openTestRoom({ ...CALM, members: 4, turnClock });
      await online.start();
      const silent = await online.untilToAct();
      const { number } = silent;
      await online.pass(limit - 1);
      expect(silent.room.members.some(({ away }) => away)).toBe(false);
      await online.pass(1);
      expect(silent.room.members.find(({ id }) => id === silent.member)).toMatchObject({
        connected: true,
        away: true,
      });
      expect(silent.number).toBe(number);
      silent.actAtRandom(seededRandom(1));
      await settled();
      expect(silent.room.members.some(({ away }) => away)).toBe(false);
      expect(silent.number).toBeGreaterThan(number);
      expect(silent.refusals).toEqual([]);
    },
  );

  test('has run out: entering again on the same connection does not bring the member back, `return` does', async () => {
    const online = await openTestRoom({ ...CALM, members: 4, turnClock: 'quick' });
    await online.start();
    const silent = await online.untilToAct();
    const isAway = () => silent.room.members.find(({ id }) => id === silent.member)?.away;
    await online.pass(15_000);
    silent.catchUp();
    await settled();
    expect(isAway()).toBe(true);
    silent.send({ type: 'return' }, 'it');
    await settled();
    expect(isAway()).toBe(false);
    expect(silent.accepted).toContain('it');
  });

  test('does not run at a table without one', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
    const mover = await online.untilToAct();
    await online.pass(600_000);
    expect(mover.room.turn).toBeNull();
    expect(mover.choices.legal).not.toEqual([]);
  });

  test('does not wait again for a member who has let it run out, and a cut does not count as acting', async () => {
    const online = await openTestRoom({ ...CALM, members: 4, turnClock: 'quick' });
    await online.start();
    await online.pass(3 * 3_600_000);
    expect(online.phase).toBe('between');
    expect(online.clients.flatMap(({ accepted }) => accepted).length).toBeGreaterThan(1);
  });
});

describe('the next deal', () => {
  test('is dealt when a member asks for it', async () => {
    const online = await openTestRoom({ ...CALM, members: 3 });
    await online.start();
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const { number } = online.host;
    online.member(3).deal();
    await settled();
    expect(online.host.number).toBeGreaterThan(number);
  });

  test('is dealt unasked after a while, which everyone can see', async () => {
    const online = await openTestRoom({ members: 2, rules: 'famille end.deals=2' });
    expect(online.host.room.dealsIn).toBeNull();
    await online.start();
    expect(online.host.room.dealsIn).toBeNull();
    while (online.host.room.nextDeal === null) await online.step(seededRandom(1));
    for (const { room } of online.clients) expect(room.dealsIn).toBe(20_000);
    await online.pass(5000);
    expect((await online.add(null)).room.dealsIn).toBe(15_000);
    await online.pass(14_999);
    expect(online.host.view.deal?.number).toBe(1);
    await online.pass(1);
    expect(online.host.view.deal?.number).toBe(2);
    expect(online.host.room.dealsIn).toBeNull();
  });

  test('waits for the cutter’s number, but not for long', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    for (const client of online.clients) client.cuts = false;
    online.host.send({ type: 'start' });
    await online.pass(1999);
    expect(online.host.number).toBe(0);
    expect(online.host.room.nextDeal).toMatchObject({ deal: 1, cut: false });
    await online.pass(1);
    expect(online.host.number).toBeGreaterThan(0);
    const deal = online.store.entries.find((entry) => entry.type === 'deal');
    expect(deal).toMatchObject({ proof: { cut: null, deal: 1, game: 1 } });
  });

  test('that a member has asked for is dealt when the cutter’s number is there, for the one who asked', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
    for (const client of online.clients) client.cuts = false;
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    online.member(3).deal('first');
    online.member(4).deal('second');
    await online.pass(1000);
    expect(online.host.room.nextDeal).toMatchObject({ deal: 2, cut: false });
    const cutter = online.clients.find(({ seat }) => seat === online.host.room.nextDeal?.cutter);
    cutter?.send({ type: 'cut', deal: 2, number: 'ab'.repeat(16) });
    await online.pass(0);
    expect(online.host.view.deal?.number).toBe(2);
    expect(online.refusals).toEqual([]);
    const deals = online.store.entries.filter((entry) => entry.type === 'deal');
    expect(deals.at(-1)).toMatchObject({ seat: 2, id: 'first', proof: { cut: 'ab'.repeat(16) } });
  });

  test.each(['lindor-1789', 'famille'])(
    'is cut by the left-hand neighbour of its dealer (R19): %s',
    async (id) => {
      const online = await openTestRoom({ rules: `${id} counters=1000 end.deals=2`, members: 4 });
      for (const client of online.clients) client.cuts = false;
      online.host.send({ type: 'start' });
      await settled();
      const cutter = online.host.room.nextDeal?.cutter;
      await online.pass(2000);
      expect(cutter).toBe(((online.host.view.deal?.dealer ?? 0) + 1) % 4);
    },
  );

  test('is cut by one member, once, with their own number', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    for (const client of online.clients) client.cuts = false;
    online.host.send({ type: 'start' });
    await settled();
    const { cutter } = online.host.room.nextDeal ?? { cutter: 0 };
    const number = 'ff'.repeat(16);
    const other = online.clients.find(({ view }) => view.seat !== cutter);
    const player = online.clients.find(({ view }) => view.seat === cutter);
    other?.send({ type: 'cut', deal: 1, number });
    player?.send({ type: 'cut', deal: 2, number });
    player?.send({ type: 'cut', deal: 1, number });
    player?.send({ type: 'cut', deal: 1, number: '00'.repeat(16) });
    await online.pass(0);
    expect(other?.refusalCodes).toEqual(['not-now']);
    expect(player?.refusalCodes).toEqual(['not-now', 'not-now']);
    expect(online.store.entries.find((entry) => entry.type === 'deal')).toMatchObject({
      proof: { cut: number },
    });
  });

  test('is not dealt while no member is there', async () => {
    const online = await openTestRoom({ ...CALM, members: 2 });
    await online.start();
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const spectator = await online.add(null);
    for (const client of online.clients) if (client !== spectator) client.disconnect();
    await online.pass(25 * 60_000);
    expect(online.store.types.filter((type) => type === 'deal')).toHaveLength(1);
    expect(spectator.room.dealsIn).toBeNull();
  });

  test('does not follow when a game has had the most deals: the game is over', {
    timeout: 60_000,
  }, async () => {
    const rules = 'yellow-dwarf counters=100000 end.target=null';
    const home = await openHomeTestRoom({
      rules,
      seats: 'lowest lowest lowest',
      pace: { botMove: 0, botPass: 0 },
    });
    const spectator = await home.watch();
    await home.playOut();
    expect(home.phase).toBe('between');
    expect(home.wholeRecord.deals).toHaveLength(BOUNDS.deals);
    expect(spectator.choices.mayDeal).toBe(false);
    spectator.deal('more');
    await settled();
    expect(spectator.refusalCodes).toEqual(['game-is-over']);
  });
});

describe('a room that all members have left', () => {
  test('has its deal finished by bots, and no new one dealt', async () => {
    const online = await openTestRoom({ ...CALM, members: 3 });
    await online.start();
    expect(online.driver.isIdle).toBe(false);
    for (const client of online.clients) client.disconnect();
    expect(online.driver.isIdle).toBe(false);
    await online.pass(20 * 60_000);
    expect(online.store.types.filter((type) => type === 'deal')).toHaveLength(1);
    online.host.connect(online.driver);
    await settled();
    expect(online.host.choices.mayDeal).toBe(true);
    expect(online.host.view.summaries).toHaveLength(1);
  });

  test('is not idle while anything is promised that another process would not know of', async () => {
    const online = await openTestRoom({ ...CALM, members: 1 });
    const { driver } = online;
    online.host.disconnect();
    await online.pass(0);
    expect(driver.isIdle).toBe(true);
    await online.joinOnly('Slow');
    expect(driver.isIdle).toBe(false);
    await online.pass(15_000);
    expect(driver.isIdle).toBe(true);
    online.host.connect(driver);
    await online.start();
    while (online.host.room.nextDeal === null) await online.step(seededRandom(1));
    online.host.disconnect();
    await online.pass(60_000);
    expect(online.store.types.filter((type) => type === 'deal')).toHaveLength(1);
    expect(driver.isIdle).toBe(false);
    await driver.submit({ type: 'close', onlyIfDeserted: false });
    expect(driver.isIdle).toBe(true);
  });

  test('is idle once it is closed, in the middle of a deal too', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
    await online.driver.submit({ type: 'close', onlyIfDeserted: false });
    expect(online.driver.isIdle).toBe(true);
  });

  test.each(['gathering', 'playing'] as const)(
    'in the phase "%s" is closed after half an hour, and its record is stored',
    async (phase) => {
      const online = await openTestRoom({ ...CALM, members: 2 });
      if (phase === 'playing') await online.start();
      const spectator = await online.add(null);
      for (const client of online.clients) if (client !== spectator) client.disconnect();
      await online.pass(30 * 60_000 - 1);
      expect(online.phase).toBe(phase);
      await online.pass(1);
      expect(online.phase).toBe('closed');
      expect(spectator.ended).toBe('table-closed');
      expect(online.clock.waiting).toBe(0);
      const over = online.store.entries.find(({ type }) => type === 'over');
      if (phase === 'playing') expect(over).toMatchObject({ game: 1, record: { deals: [{ dealer: 0 }] } });
      else expect(over).toBeUndefined();
      online.host.connect(online.driver);
      await settled();
      expect(online.host.ended).toBe('table-closed');
      expect(await online.joinOnly('Anne')).toEqual({ ok: false, error: 'table-closed' });
    },
  );

  test('for good is closed at once', async () => {
    const online = await openTestRoom({ members: 1 });
    online.host.send({ type: 'leave' });
    await settled();
    expect(online.phase).toBe('closed');
    expect(online.clock.waiting).toBe(0);
  });

  test('is closed as soon as that can be stored', async () => {
    const online = await openTestRoom({ members: 1 });
    online.host.disconnect();
    online.store.isBroken = true;
    await online.pass(3 * 3_600_000);
    expect(online.phase).toBe('gathering');
    online.store.isBroken = false;
    await online.pass(2000);
    expect(online.phase).toBe('closed');
  });
});

describe('a host', () => {
  test('who leaves is followed by the first member who is connected', async () => {
    const online = await openTestRoom({ members: 3 });
    online.member(2).disconnect();
    online.host.send({ type: 'leave' });
    await settled();
    expect(online.member(3).room.host).toBe(3);
    expect(online.host.ended).toBe('removed');
  });

  test('who is gone for thirty seconds is replaced, and not a moment before', async () => {
    const online = await openTestRoom({ members: 3 });
    online.host.disconnect();
    await online.pass(29_999);
    expect(online.member(2).room.host).toBe(1);
    await online.pass(1);
    expect(online.member(2).room.host).toBe(2);
    online.host.connect(online.driver);
    await settled();
    expect(online.member(2).room.host).toBe(2);
  });

  test('who is gone with everyone else is replaced by the first who comes back', async () => {
    const online = await openTestRoom({ members: 3 });
    for (const client of online.clients) client.disconnect();
    await online.pass(60_000);
    online.member(3).connect(online.driver);
    await online.pass(0);
    expect(online.member(3).room.host).toBe(3);
  });
});

describe('spectators', () => {
  test('are counted, and bounded', async () => {
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

test('a driver that stops ends all connections, and nothing goes on', async () => {
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
