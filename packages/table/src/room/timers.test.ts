import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { openTestRoom, settled, startTestRoom } from '../testing/testRoom.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=3' };

describe('a table that is closed because no client is connected', () => {
  test('stays open if a person has joined meanwhile', async () => {
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

describe('the turn clock', () => {
  test('runs for the seat to move, is shown to all, and restarts with each move', async () => {
    const online = await startTestRoom({ ...CALM, members: 4, turnClock: 'gentle' });
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
    '%s runs out after %d ms: a bot plays, and the member returns by acting',
    async (turnClock, limit) => {
      const online = await startTestRoom({ ...CALM, members: 4, turnClock });
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

  test('that has run out: entering again on the same connection does not bring the member back, `return` does', async () => {
    const online = await startTestRoom({ ...CALM, members: 4, turnClock: 'quick' });
    const silent = await online.untilToAct();
    const isAway = () => silent.room.members.find(({ id }) => id === silent.member)?.away;
    await online.pass(15_000);
    silent.catchUp();
    await settled();
    expect(isAway()).toBe(true);
    await silent.command({ type: 'return' }, 'it');
    expect(isAway()).toBe(false);
    expect(silent.accepted).toContain('it');
  });

  test('does not run at a table without one', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    const mover = await online.untilToAct();
    await online.pass(600_000);
    expect(mover.room.turn).toBeNull();
    expect(mover.choices.legal).not.toEqual([]);
  });

  test('does not wait again for a member whose clock has run out, and a cut does not count as acting', async () => {
    const online = await startTestRoom({ ...CALM, members: 4, turnClock: 'quick' });
    await online.pass(3 * 3_600_000);
    expect(online.phase).toBe('between');
    expect(online.clients.flatMap(({ accepted }) => accepted).length).toBeGreaterThan(1);
  });
});

describe('a room that all members have left', () => {
  test('stops its bots and clocks at once, in the middle of a deal', async () => {
    const online = await startTestRoom({ ...CALM, members: 1, turnClock: 'quick' });
    await online.pass(1000);
    const { number } = online.host;
    online.host.disconnect();
    await settled();
    expect(online.driver.isIdle).toBe(true);
    expect(online.driver.room.game?.bot).toBeNull();
    const stored = online.store.types.length;
    await online.pass(20 * 60_000);
    expect(online.store.types).toHaveLength(stored);
    await online.reconnect([online.host]);
    expect(online.host.number).toBe(number);
    await online.playOut();
    expect(online.phase).toBe('between');
  });

  test('gives each player who returns a whole turn and the whole time to come back', async () => {
    const online = await startTestRoom({ ...CALM, members: 4, turnClock: 'quick' });
    const mover = await online.untilToAct();
    await online.pass(14_000);
    for (const client of online.clients) client.disconnect();
    await online.pass(10 * 60_000);
    await online.reconnect([mover]);
    expect(mover.room.turn).toMatchObject({ endsIn: 15_000 });
    await online.pass(14_999);
    expect(mover.room.members.map(({ away }) => away)).toEqual([false, false, false, false]);
    await online.pass(1);
    expect(mover.room.members.map(({ away }) => away)).toEqual([true, true, true, true]);
  });

  test('does not use up the time limit of the game', async () => {
    const online = await startTestRoom({ rules: 'lindor-1789 end.minutes=5 end.deals=100', members: 1 });
    online.host.disconnect();
    await online.pass(20 * 60_000);
    await online.reconnect([online.host]);
    while (online.host.room.nextDeal === null) await online.step(seededRandom(1));
    expect(online.host.view.ended).toBeNull();
  });

  test('goes on from the store as it would from memory', async () => {
    const online = await startTestRoom({ ...CALM, members: 2 });
    await online.pass(1000);
    const { number, view } = online.host;
    for (const client of online.clients) client.disconnect();
    await online.pass(60_000);
    await online.restart();
    expect(online.driver.isIdle).toBe(true);
    await online.pass(60_000);
    await online.reconnect();
    expect([online.host.number, online.host.view]).toEqual([number, view]);
    await online.playOut();
    expect(online.phase).toBe('between');
  });

  test('plays on for a spectator, and deals no new deal', async () => {
    const online = await openTestRoom({ ...CALM, members: 1 });
    const spectator = await online.add(null);
    await online.start();
    online.host.disconnect();
    await online.pass(20 * 60_000);
    expect(spectator.view.summaries).toHaveLength(1);
    expect(online.store.types.filter((type) => type === 'deal')).toHaveLength(1);
  });

  test('is not idle while a seat is reserved, which another process would not know', async () => {
    const online = await openTestRoom({ ...CALM, members: 1 });
    const { driver } = online;
    online.host.disconnect();
    await online.pass(0);
    expect(driver.isIdle).toBe(true);
    await online.joinOnly('Slow');
    expect(driver.isIdle).toBe(false);
    await online.pass(15_000);
    expect(driver.isIdle).toBe(true);
  });

  test('is idle once it is closed, during a deal too', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
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
      await online.reconnect([online.host]);
      expect(online.host.ended).toBe('table-closed');
      expect(await online.joinOnly('Anne')).toEqual({ ok: false, error: 'table-closed' });
    },
  );

  test('permanently is closed at once', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.host.command({ type: 'leave' });
    expect(online.phase).toBe('closed');
    expect(online.clock.waiting).toBe(0);
  });

  test('is closed as soon as the closing can be stored', async () => {
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
  test('who leaves is followed by the first connected member', async () => {
    const online = await openTestRoom({ members: 3 });
    online.member(2).disconnect();
    await online.host.command({ type: 'leave' });
    expect(online.member(3).room.host).toBe(3);
    expect(online.host.ended).toBe('removed');
  });

  test('who is disconnected for thirty seconds is replaced, and not a moment before', async () => {
    const online = await openTestRoom({ members: 3 });
    online.host.disconnect();
    await online.pass(29_999);
    expect(online.member(2).room.host).toBe(1);
    await online.pass(1);
    expect(online.member(2).room.host).toBe(2);
    await online.reconnect([online.host]);
    expect(online.member(2).room.host).toBe(2);
  });

  test('who is disconnected with everyone else is replaced by the first who returns', async () => {
    const online = await openTestRoom({ members: 3 });
    for (const client of online.clients) client.disconnect();
    await online.pass(60_000);
    online.member(3).connect(online.driver);
    await online.pass(0);
    expect(online.member(3).room.host).toBe(3);
  });
});
