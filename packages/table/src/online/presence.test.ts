import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { openedOnline, settled } from '../testing/openedOnline.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=3' };

describe('a person whose connection is gone', () => {
  test('is away after the time of grace: everyone is told, and the game goes on', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    await online.start();
    const gone = await online.untilToAct();
    const other = online.clients.find((client) => client !== gone) ?? gone;
    const { number } = other;
    gone.disconnect();
    expect(other.company.people.find(({ id }) => id === gone.person)).toMatchObject({
      here: false,
      away: false,
    });
    await online.pass(14_999);
    expect(other.number).toBe(number);
    await online.pass(1);
    expect(other.company.people.find(({ id }) => id === gone.person)).toMatchObject({
      here: false,
      away: true,
    });
    await online.pass(700);
    expect(other.number).toBeGreaterThan(number);
  });

  test('who comes back in time has lost nothing', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    await online.start();
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(14_000);
    gone.connect(online.table);
    await online.pass(60_000);
    expect(gone.company.people.every(({ here, away }) => here && !away)).toBe(true);
    expect(gone.choices.legal).not.toEqual([]);
  });

  test('takes his seat back the moment he comes, with one message for all that he missed', async () => {
    const online = await openedOnline({ ...CALM, people: 2 });
    await online.start();
    const gone = await online.untilToAct();
    gone.disconnect();
    await online.pass(15_700);
    gone.heard.length = 0;
    gone.connect(online.table);
    expect(gone.types).toEqual(['entered', 'company', 'game', 'events']);
    expect(gone.company.people.every(({ away }) => !away)).toBe(true);
    while (gone.choices.legal.length === 0) await online.step(seededRandom(1));
    const { number } = gone;
    await online.pass(60_000);
    expect(gone.number).toBe(number);
  });

  test('who plays from two places plays from the newer one', async () => {
    const online = await openedOnline({ people: 2 });
    await online.start();
    const older = online.person(2);
    const newer = online.add(2);
    expect(older.ended).toBe('displaced');
    expect(older.types.filter((type) => type === 'closed')).toHaveLength(1);
    expect(newer.view).toEqual(older.view);
    const heard = older.heard.length;
    older.act('-');
    await settled();
    expect(older.heard).toHaveLength(heard);
    expect(newer.company.people[1]).toMatchObject({ here: true });
    older.disconnect();
    expect(newer.company.people[1]).toMatchObject({ here: true });
  });
});

describe('a person who leaves for good during a game', () => {
  test('is played by a bot to its end, and everyone is told', async () => {
    const online = await openedOnline({ ...CALM, people: 3 });
    await online.start();
    const leaver = await online.untilToAct();
    const other = online.clients.find((client) => client !== leaver) ?? leaver;
    const seat = leaver.view.seat ?? 0;
    leaver.ask({ do: 'leave' });
    await settled();
    expect(leaver.ended).toBe('removed');
    expect(other.company.seats[seat]).toEqual({ type: 'bot', bot: 'lowest' });
    expect(other.company.people.map(({ id }) => id)).not.toContain(leaver.person);
    leaver.connect(online.table);
    expect(leaver.ended).toBe('removed');
    await online.playOut();
    expect(other.company.seats[seat]).toEqual({ type: 'free' });
    expect(online.table.record(1)?.players[seat]).toEqual({ name: `Person ${leaver.person}` });
  });

  test('is played by a bot after a restart too', async () => {
    const online = await openedOnline({ ...CALM, people: 2 });
    await online.start();
    online.person(2).ask({ do: 'leave' });
    await settled();
    online.table.stop('moving');
    online.table = online.resumed();
    online.clients.splice(1);
    online.host.connect(online.table);
    await online.playOut();
    expect(online.table.phase).toBe('between');
  });
});

describe('the clock', () => {
  test('runs for the seat to move alone, is told to all, and begins anew with each move', async () => {
    const online = await openedOnline({ ...CALM, people: 4, clockKind: 'gentle' });
    await online.start();
    const mover = await online.untilToAct();
    for (const client of online.clients)
      expect(client.clock).toMatchObject({ seat: mover.view.seat, left: 60_000 });
    await online.pass(20_000);
    expect(online.add(null).clock).toMatchObject({ seat: mover.view.seat, left: 40_000 });
    mover.actAtRandom(seededRandom(1));
    await settled();
    expect(online.host.clock).toMatchObject({ seat: online.toAct?.view.seat, left: 60_000 });
  });

  test.each([
    ['quick', 15_000],
    ['gentle', 60_000],
  ] as const)(
    '%s runs out after %d ms: a bot plays, and the person takes his seat back by acting',
    async (clockKind, limit) => {
      const online = await openedOnline({ ...CALM, people: 4, clockKind });
      await online.start();
      const silent = await online.untilToAct();
      const { number } = silent;
      await online.pass(limit - 1);
      expect(silent.company.people.some(({ away }) => away)).toBe(false);
      await online.pass(1);
      expect(silent.company.people.find(({ id }) => id === silent.person)).toMatchObject({
        here: true,
        away: true,
      });
      await online.pass(0);
      expect(silent.number).toBe(number);
      silent.actAtRandom(seededRandom(1));
      await settled();
      expect(silent.company.people.some(({ away }) => away)).toBe(false);
      expect(silent.number).toBeGreaterThan(number);
      expect(silent.refusals).toEqual([]);
    },
  );

  test('does not run where the table has none', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    await online.start();
    const mover = await online.untilToAct();
    await online.pass(600_000);
    expect(mover.clock).toBeNull();
    expect(mover.choices.legal).not.toEqual([]);
  });

  test('that has run out for somebody does not wait for him again, and his cut by itself brings nobody back', async () => {
    const online = await openedOnline({ ...CALM, people: 4, clockKind: 'quick' });
    await online.start();
    await online.pass(3 * 3_600_000);
    expect(online.table.phase).toBe('between');
    expect(online.host.types.filter((type) => type === 'welcome')).toHaveLength(1);
    expect(online.clients.flatMap(({ granted }) => granted).length).toBeGreaterThan(0);
  });
});

describe('the next deal', () => {
  test('is dealt when somebody asks for it', async () => {
    const online = await openedOnline({ ...CALM, people: 3 });
    await online.start();
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const { number } = online.host;
    online.person(3).deal();
    await settled();
    expect(online.host.number).toBeGreaterThan(number);
  });

  test('is dealt by itself after a while, when anyone is here', async () => {
    const online = await openedOnline({ ...CALM, people: 3 });
    await online.start();
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const { number } = online.host;
    await online.pass(19_999);
    expect(online.host.number).toBe(number);
    await online.pass(1);
    expect(online.host.number).toBeGreaterThan(number);
  });

  test('tells everyone how long it is until it is dealt by itself', async () => {
    const online = await openedOnline({ ...CALM, people: 2, rules: 'famille end.deals=2' });
    expect(online.host.company.dealsIn).toBeNull();
    await online.start();
    expect(online.host.company.dealsIn).toBeNull();
    while (online.host.company.promise === null) await online.step(seededRandom(1));
    for (const { company } of online.clients) expect(company.dealsIn).toBe(20_000);
    await online.pass(5000);
    expect(online.add(null).company.dealsIn).toBe(15_000);
    await online.pass(15_000);
    expect(online.host.view.deal?.number).toBe(2);
    expect(online.host.company.dealsIn).toBeNull();
  });

  test('waits for the number of the player who cuts, but not for long', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    for (const client of online.clients) client.cuts = false;
    online.host.ask({ do: 'start' });
    await settled();
    await online.pass(1999);
    expect(online.host.number).toBe(0);
    expect(online.host.company.promise).toMatchObject({ deal: 1, cut: false });
    await online.pass(1);
    expect(online.host.number).toBeGreaterThan(0);
    const deal = online.store.entries.find((entry) => entry.type === 'deal');
    expect(deal).toMatchObject({ proof: { cut: null, deal: 1, game: 1, code: 'bado-miku-ze' } });
  });

  test('is cut by one player, once, with the number that he gave', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    for (const client of online.clients) client.cuts = false;
    online.host.ask({ do: 'start' });
    await settled();
    const { cutter } = online.host.company.promise ?? { cutter: 0 };
    const number = 'ff'.repeat(16);
    online.clients.find(({ view }) => view.seat !== cutter)?.ask({ do: 'cut', deal: 1, number });
    const player = online.clients.find(({ view }) => view.seat === cutter);
    player?.ask({ do: 'cut', deal: 2, number });
    player?.ask({ do: 'cut', deal: 1, number });
    player?.ask({ do: 'cut', deal: 1, number: '00'.repeat(16) });
    await settled();
    expect(online.clients.flatMap(({ refusals }) => refusals).map(({ refusal }) => refusal.code)).toEqual(
      online.clients.flatMap(({ refusals }) => refusals).map(() => 'not-now'),
    );
    expect(online.host.number).toBeGreaterThan(0);
    expect(online.store.entries.find((entry) => entry.type === 'deal')).toMatchObject({
      proof: { cut: number },
    });
  });
});

describe('a table that everybody has left', () => {
  test('has its deal finished by bots, and no new one dealt', async () => {
    const online = await openedOnline({ ...CALM, people: 3 });
    await online.start();
    expect(online.table.isIdle).toBe(false);
    for (const client of online.clients) client.disconnect();
    expect(online.table.isIdle).toBe(false);
    await online.pass(20 * 60_000);
    expect(online.store.entries.filter(({ type }) => type === 'deal')).toHaveLength(1);
    expect(online.table.isIdle).toBe(true);
    online.host.connect(online.table);
    await settled();
    expect(online.host.choices.mayDeal).toBe(true);
    expect(online.host.view.summaries).toHaveLength(1);
  });

  test.each([
    ['gathering', 120],
    ['playing', 30],
  ] as const)(
    'in the phase "%s" is closed after %d minutes, and its record is kept',
    async (phase, minutes) => {
      let closed = 0;
      const online = await openedOnline({ ...CALM, people: 2, onClosed: () => (closed += 1) });
      if (phase === 'playing') await online.start();
      const watcher = online.add(null);
      for (const client of online.clients) if (client !== watcher) client.disconnect();
      await online.pass(minutes * 60_000 - 1);
      expect(online.table.phase).toBe(phase);
      await online.pass(1);
      expect(online.table.phase).toBe('closed');
      expect(watcher.ended).toBe('table-closed');
      expect(closed).toBe(1);
      expect(online.clock.waiting).toBe(0);
      const over = online.store.entries.find(({ type }) => type === 'over');
      if (phase === 'playing') expect(over).toMatchObject({ game: 1, record: { deals: [{ dealer: 0 }] } });
      expect(online.host.connect(online.table).ended).toBe('table-closed');
      expect(await online.table.join({ name: 'Anne', tokenHash: 'hash' }, null)).toEqual({
        ok: false,
        error: 'table-closed',
      });
    },
  );

  test('for good is closed at once', async () => {
    const online = await openedOnline({ people: 1 });
    online.host.ask({ do: 'leave' });
    await settled();
    expect(online.table.phase).toBe('closed');
    expect(online.clock.waiting).toBe(0);
  });

  test('is closed as soon as that can be kept', async () => {
    const online = await openedOnline({ people: 1 });
    online.host.disconnect();
    online.store.isBroken = true;
    await online.pass(3 * 3_600_000);
    expect(online.table.phase).toBe('gathering');
    online.store.isBroken = false;
    await online.pass(2000);
    expect(online.table.phase).toBe('closed');
  });
});

test('a server that stops says so to everyone, and nothing goes on there', async () => {
  const online = await openedOnline({ ...CALM, people: 2 });
  const watcher = online.add(null);
  await online.start();
  online.table.stop('moving');
  expect(online.clients.map(({ ended }) => ended)).toEqual(['moving', 'moving', 'moving']);
  expect(watcher.types.at(-1)).toBe('closed');
  expect(online.clock.waiting).toBe(0);
  expect(online.host.connect(online.table).ended).toBe('moving');
});
