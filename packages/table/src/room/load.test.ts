import { RULESET_IDS } from '@nain-jaune/engine';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from '../testing/simulatedClock.ts';
import { TestClient } from '../testing/testClient.ts';
import { openTestRoom, settled, type TestRoom } from '../testing/testRoom.ts';
import type { Entry } from './entries.ts';
import { loadRoom } from './load.ts';

/** The part of a client's state that a restart must not change. */
function knownTo(client: TestClient) {
  const { game, number, room, sayings } = client;
  const { members, spectators: _, nextDeal, startsIn: __, dealsIn: ___, ...rest } = room;
  const lasting = members.map(({ connected: _connected, away: _away, ...member }) => member);
  const inGame = game === null ? null : { view: client.view, choices: client.choices };
  const promised = nextDeal === null ? null : { deal: nextDeal.deal, cutter: nextDeal.cutter };
  return { game, number, sayings, rest, lasting, promised, inGame };
}

/** Expects a room loaded from the entries to be the same for all its clients. */
async function expectEqualWhenLoaded(online: TestRoom, entries = online.store.entries): Promise<void> {
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
  await again.stop();
}

/** The entries that a store still has: the newest snapshots, and the steps of the game in progress. */
function asStored(entries: readonly Entry[]): Entry[] {
  const over = entries.findLastIndex(({ type }) => type === 'over');
  return entries.filter((entry, place) => {
    if (entry.type === 'deal' || entry.type === 'move' || entry.type === 'game') return place > over;
    return place === entries.findLastIndex(({ type }) => type === entry.type);
  });
}

describe('a room that is loaded from its entries', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)('is the same for everyone after each of them (%s)', async (id) => {
    const random = seededRandom(id);
    const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
    const online = await openTestRoom({ rules, players: 5, members: 3, seed: id });
    await online.add(null);
    await expectEqualWhenLoaded(online);
    await online.start();
    let compared = 0;
    await online.playOut(random, async () => {
      if (below(random, 40) === 0) online.member(2).send({ type: 'say', phrase: 'bravo' });
      if (compared === 50) online.member(3).send({ type: 'leave' });
      await settled();
      await expectEqualWhenLoaded(online, asStored(online.store.entries));
      compared += 1;
    });
    await expectEqualWhenLoaded(online);
    expect(compared).toBeGreaterThan(60);
  });

  test('plays an act once, though it is sent again after the restart', async () => {
    const online = await openTestRoom({ members: 4 });
    await online.start();
    const mover = await online.untilToAct();
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'it');
    await settled();
    const { number } = mover;
    const before = online.store.types.length;
    await online.restart();
    await online.reconnect();
    mover.act(move, 'it');
    await settled();
    expect(mover.number).toBe(number);
    expect(mover.refusals).toEqual([]);
    expect(online.store.types).toHaveLength(before);
  });

  test('deals a deal once, though it is requested again after the restart', async () => {
    const online = await openTestRoom({ rules: 'famille counters=1000 end.deals=3', members: 2 });
    await online.start();
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    online.host.deal('it');
    await online.pass(0);
    const deals = () => online.store.types.filter((type) => type === 'deal').length;
    expect(deals()).toBe(2);
    await online.restart();
    await online.reconnect();
    online.host.deal('it');
    await online.pass(0);
    expect(online.host.refusals).toEqual([]);
    expect(deals()).toBe(2);
  });

  test('plays the last act of a game once, though it is sent again after the restart', async () => {
    const online = await openTestRoom({ members: 4 });
    await online.start();
    let last = { client: online.host, move: '' };
    for (let mover = await online.untilToAct(); ; mover = await online.untilToAct()) {
      last = { client: mover, move: mover.choices.legal[0] ?? '' };
      mover.act(last.move, `act ${online.store.types.length}`);
      await settled();
      if (mover.view.ended !== null) break;
    }
    const { number } = last.client;
    const over = online.store.entries.findLast((entry) => entry.type === 'over');
    await online.restart(asStored(online.store.entries));
    await online.reconnect();
    last.client.act(last.move, over?.type === 'over' ? over.lastAct?.command : '');
    await settled();
    expect(last.client.refusals).toEqual([]);
    expect(last.client.number).toBe(number);
    last.client.act(last.move, 'another');
    await settled();
    expect(last.client.refusals).toMatchObject([{ id: 'another', refusal: { code: 'game-is-over' } }]);
  });

  test('sends a client that was connected before only what it missed', async () => {
    const online = await openTestRoom({ members: 4 });
    await online.start();
    const mover = await online.untilToAct();
    const other = online.clients.find((client) => client !== mover) ?? mover;
    other.disconnect();
    mover.act(mover.choices.legal[0] ?? '');
    await settled();
    await online.restart();
    other.received.length = 0;
    other.connect(online.driver);
    await settled();
    expect(other.types).toEqual(['snapshot', 'events']);
    expect(JSON.parse(other.received[0] ?? '').game).toBeNull();
    mover.connect(online.driver);
    await settled();
    expect(other.number).toBe(mover.number);
  });

  test('can be loaded repeatedly until the end of the game', async () => {
    const online = await openTestRoom({ rules: 'gelber-zwerg counters=1000 end.deals=2', members: 3 });
    await online.start();
    let steps = 0;
    await online.playOut(seededRandom('again'), async () => {
      steps += 1;
      if (steps % 10 !== 0) return;
      await online.restart();
      await online.reconnect();
    });
    expect(online.record?.end).toBeDefined();
    expect(online.refusals).toEqual([]);
    const moves = online.store.types.filter((type) => type === 'move').length;
    const played = online.record?.deals.flatMap((deal) => deal.moves.split(' ')) ?? [];
    expect(played).toHaveLength(moves);
  });

  test('keeps the time limit of its game to the millisecond', async () => {
    const limit = 3 * 60_000;
    for (const [early, reason] of [
      [1, undefined],
      [0, 'time'],
    ] as const) {
      const online = await openTestRoom({ rules: 'lindor-1789 counters=1000 end.minutes=3', members: 4 });
      await online.start();
      const mover = await online.untilToAct();
      mover.act(mover.choices.legal[0] ?? '');
      await settled();
      const played = online.clock.now();
      await online.restart();
      await online.reconnect();
      online.clock.passTo(played + limit - early);
      while (online.host.view.deal?.settled !== true) {
        const next = online.toAct;
        next?.act(next.choices.legal[0] ?? '');
        await settled();
      }
      expect(online.record?.end?.reason).toBe(reason);
    }
  });

  test('between two games has the last one from its record', async () => {
    const online = await openTestRoom({ members: 3, rules: 'famille end.deals=3' });
    await online.add(null);
    await online.start();
    await online.playOut();
    await expectEqualWhenLoaded(online);
    await expectEqualWhenLoaded(online, asStored(online.store.entries));
  });

  test('between two games has the members who were ready', async () => {
    const online = await openTestRoom({ members: 3, rules: 'famille end.deals=1' });
    await online.start();
    await online.playOut();
    online.member(2).send({ type: 'ready', ready: true });
    await settled();
    await online.restart(asStored(online.store.entries));
    await online.reconnect();
    expect(online.host.room.members.map(({ ready }) => ready)).toEqual([false, true, false]);
  });

  test('sends the end of the last game, once, to a member who had missed it', async () => {
    const online = await openTestRoom({ members: 3 });
    await online.start();
    await online.untilToAct();
    const gone = online.member(3);
    gone.disconnect();
    const { number } = gone;
    await online.playOut();
    await online.restart(asStored(online.store.entries));
    gone.received.length = 0;
    gone.connect(online.driver);
    await settled();
    expect(gone.types).toEqual(['snapshot', 'events']);
    expect(JSON.parse(gone.received[1] ?? '').from).toBe(number + 1);
    expect(gone.view.ended).not.toBeNull();
    expect(gone.view).toEqual({ ...online.host.view, seat: gone.view.seat, deal: gone.view.deal });
    gone.disconnect();
    gone.received.length = 0;
    gone.connect(online.driver);
    await settled();
    expect(JSON.parse(gone.received[1] ?? '').events).toEqual([]);
  });

  test('between two games can do without the record of the last one', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.start();
    await online.playOut();
    const pruned = asStored(online.store.entries).map((entry) =>
      entry.type === 'over' ? { ...entry, record: null } : entry,
    );
    await online.restart(pruned);
    online.clients.length = 0;
    const again = await online.add(1);
    expect(again.room.phase).toBe('between');
    expect(again.game).toBeNull();
    await online.start();
    expect(again.game).toBe(2);
  });

  test('that is closed admits nobody', async () => {
    const online = await openTestRoom({ members: 1 });
    online.host.send({ type: 'leave' });
    await settled();
    expect(online.clock.waiting).toBe(0);
    await online.restart();
    expect(online.phase).toBe('closed');
    const late = await online.add(null);
    expect(late.ended).toBe('table-closed');
  });

  test('reports an unknown bot, for which the stand-in plays', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'seat-bot', seat: 2, bot: 'expert' });
    await online.start();
    const entries = online.store.entries.map((entry) =>
      JSON.parse(JSON.stringify(entry).replaceAll('"expert"', '"gone"')),
    );
    await online.restart(entries);
    expect(online.faults).toEqual([{ code: 'bot-missing', seat: 2, bot: 'gone', standIn: 'lowest' }]);
    await online.reconnect();
    await online.playOut();
    expect(online.record?.players[2]).toEqual({ name: 'gone', bot: 'gone' });
  });

  describe('is refused', () => {
    const load =
      (entries: readonly Entry[], code = 'bado-miku-ze') =>
      () =>
        loadRoom(code, entries, 0, { botMove: 0, botPass: 0 });

    test.each([
      ['without entries', () => [], 'no snapshot'],
      [
        'without the beginning of its game',
        (entries: Entry[]) => entries.filter(({ type }) => type !== 'game'),
        'game 1',
      ],
      [
        'with cards that are none',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'deal' ? { ...entry, talon: 'Xx' } : entry)),
        'invalid cards',
      ],
      [
        'with a move that is none',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'move' ? { ...entry, move: '7x' } : entry)),
        'invalid move',
      ],
      [
        'with a move that the rules refuse',
        (entries: Entry[]) =>
          entries.map((entry) => (entry.type === 'move' ? { ...entry, move: '-' } : entry)),
        'is refused',
      ],
    ])('%s', async (_what, spoil, message) => {
      const online = await openTestRoom({ members: 4 });
      await online.start();
      const mover = await online.untilToAct();
      mover.act(mover.choices.legal[0] ?? '');
      await settled();
      expect(load(spoil(online.store.entries))).toThrow(message);
    });

    test('with the entries of another table', async () => {
      const online = await openTestRoom({ members: 1 });
      expect(load(online.store.entries, 'zoda-miku-ze')).toThrow('another table');
    });
  });
});

test('a snapshot without muted addresses and names of former members is read', async () => {
  const online = await openTestRoom({ members: 2 });
  online.member(2).send({ type: 'leave' });
  await settled();
  const older = online.store.entries.map((entry) => {
    if (entry.type !== 'room') return entry;
    const { mutedAddresses: _mutedAddresses, ...room } = entry.room;
    return { ...entry, room: { ...room, former: room.former.map(({ name: _name, ...member }) => member) } };
  });
  const { mutedAddresses, former } = online.loaded(older).room.saved;
  expect(mutedAddresses).toEqual([]);
  expect(former).toEqual([{ id: 2, name: '', tokenHash: 'hash of Member 2' }]);
});
