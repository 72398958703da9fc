import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { openTestRoom, startTestRoom } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=3' };

describe('the next deal', () => {
  test('is dealt when a member requests it', async () => {
    const online = await startTestRoom({ ...CALM, members: 3 });
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const { number } = online.host;
    await online.member(3).command({ type: 'deal' });
    expect(online.host.number).toBeGreaterThan(number);
  });

  test('is dealt automatically after some time, which everyone can see', async () => {
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

  test('that was requested is dealt when the cutter’s number arrives, for the member who requested it', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
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

  test('is shown to everyone as cut, also before it is requested', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    await online.start();
    for (const client of online.clients) client.cuts = false;
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const cutter = online.clients.find(({ seat }) => seat === online.host.room.nextDeal?.cutter);
    cutter?.send({ type: 'cut', deal: 2, number: 'ab'.repeat(16) });
    await online.pass(0);
    for (const { room } of online.clients) expect(room.nextDeal).toMatchObject({ deal: 2, cut: true });
  });

  test.each(['lindor-1789', 'famille'])(
    'is cut by the left-hand neighbour of its dealer (R19): %s',
    async (id) => {
      const online = await openTestRoom({ rules: `${id} counters=1000 end.deals=2`, members: 4 });
      for (const client of online.clients) client.cuts = false;
      await online.host.command({ type: 'start' });
      const cutter = online.host.room.nextDeal?.cutter;
      await online.pass(2000);
      expect(cutter).toBe(((online.host.view.deal?.dealer ?? 0) + 1) % 4);
    },
  );

  test('is cut by one member, once, with their number', async () => {
    const online = await openTestRoom({ ...CALM, members: 4 });
    for (const client of online.clients) client.cuts = false;
    await online.host.command({ type: 'start' });
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

  test('is not dealt while no member is connected', async () => {
    const online = await startTestRoom({ ...CALM, members: 2 });
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    const spectator = await online.add(null);
    for (const client of online.clients) if (client !== spectator) client.disconnect();
    await online.pass(25 * 60_000);
    expect(online.store.types.filter((type) => type === 'deal')).toHaveLength(1);
    expect(spectator.room.dealsIn).toBeNull();
  });

  test('is not dealt after the maximum of deals: the game is over', {
    tags: ['deep'],
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
    await spectator.command({ type: 'deal' }, 'more');
    expect(spectator.refusalCodes).toEqual(['game-is-over']);
  });
});
