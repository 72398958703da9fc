import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { asStored, expectEqualWhenLoaded } from '../testing/loadedRoom.ts';
import { openTestRoom, settled, startTestRoom } from '../testing/testRoom.ts';

describe('a room after a restart', { timeout: 60_000 }, () => {
  test('plays an act once, though it is sent again after the restart', async () => {
    const online = await startTestRoom({ members: 4 });
    const mover = await online.untilToAct();
    const move = mover.choices.legal[0] ?? '';
    await mover.command({ type: 'act', move }, 'it');
    const { number } = mover;
    const before = online.store.types.length;
    await online.restartAndReconnect();
    await mover.command({ type: 'act', move }, 'it');
    expect(mover.number).toBe(number);
    expect(mover.refusals).toEqual([]);
    expect(online.store.types).toHaveLength(before);
  });

  test('deals a deal once, though it is requested again after the restart', async () => {
    const online = await startTestRoom({ rules: 'famille counters=1000 end.deals=3', members: 2 });
    while (!online.host.choices.mayDeal) await online.step(seededRandom(1));
    online.host.deal('it');
    await online.pass(0);
    const deals = () => online.store.types.filter((type) => type === 'deal').length;
    expect(deals()).toBe(2);
    await online.restartAndReconnect();
    online.host.deal('it');
    await online.pass(0);
    expect(online.host.refusals).toEqual([]);
    expect(deals()).toBe(2);
  });

  test('plays the last act of a game once, though it is sent again after the restart', async () => {
    const online = await startTestRoom({ members: 4 });
    let last = { client: online.host, move: '' };
    for (let mover = await online.untilToAct(); ; mover = await online.untilToAct()) {
      last = { client: mover, move: mover.choices.legal[0] ?? '' };
      await mover.command({ type: 'act', move: last.move }, `act ${online.store.types.length}`);
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
    await last.client.command({ type: 'act', move: last.move }, 'another');
    expect(last.client.refusals).toMatchObject([{ id: 'another', refusal: { code: 'game-is-over' } }]);
  });

  test('sends a client that was connected before only what it missed', async () => {
    const online = await startTestRoom({ members: 4 });
    const mover = await online.untilToAct();
    const other = online.clients.find((client) => client !== mover) ?? mover;
    other.disconnect();
    mover.act(mover.choices.legal[0] ?? '');
    await settled();
    await online.restart();
    other.received.length = 0;
    await online.reconnect([other]);
    expect(other.types).toEqual(['snapshot', 'events']);
    expect(JSON.parse(other.received[0] ?? '').game).toBeNull();
    await online.reconnect([mover]);
    expect(other.number).toBe(mover.number);
  });

  test('between two games has the last one from its record', async () => {
    const online = await openTestRoom({ members: 3, rules: 'famille end.deals=3' });
    await online.add(null);
    await online.start();
    await online.playOut();
    await expectEqualWhenLoaded(online);
    await expectEqualWhenLoaded(online, asStored(online.store.entries));
  });

  test('has both draws of a tie for the first dealer', async () => {
    const online = await startTestRoom({ rules: 'famille end.deals=1', members: 2, seed: '5' });
    const game = online.store.entries.find((entry) => entry.type === 'game');
    expect(game?.type === 'game' && game.drawn).toEqual([
      ['Js', '7h', '7d', 'Jc'],
      ['5h', null, null, '2c'],
    ]);
    await expectEqualWhenLoaded(online, asStored(online.store.entries));
    await online.untilToAct();
    const deal = online.store.entries.find((entry) => entry.type === 'deal');
    expect(deal?.type === 'deal' && deal.drawn).toEqual(game?.type === 'game' && game.drawn);
    await expectEqualWhenLoaded(online, asStored(online.store.entries));
  });

  test('between two games has the members who were ready', async () => {
    const online = await startTestRoom({ members: 3, rules: 'famille end.deals=1' });
    await online.playOut();
    await online.member(2).command({ type: 'ready', ready: true });
    await online.restart(asStored(online.store.entries));
    await online.reconnect();
    expect(online.host.room.members.map(({ ready }) => ready)).toEqual([false, true, false]);
  });

  test('sends the end of the last game, once, to a member who had missed it', async () => {
    const online = await startTestRoom({ members: 3 });
    await online.untilToAct();
    const gone = online.member(3);
    gone.disconnect();
    const { number } = gone;
    await online.playOut();
    await online.restart(asStored(online.store.entries));
    gone.received.length = 0;
    await online.reconnect([gone]);
    expect(gone.types).toEqual(['snapshot', 'events']);
    expect(JSON.parse(gone.received[1] ?? '').from).toBe(number + 1);
    expect(gone.view.ended).not.toBeNull();
    expect(gone.view).toEqual({ ...online.host.view, seat: gone.view.seat, deal: gone.view.deal });
    gone.disconnect();
    gone.received.length = 0;
    await online.reconnect([gone]);
    expect(JSON.parse(gone.received[1] ?? '').events).toEqual([]);
  });

  test('between two games can do without the record of the last one', async () => {
    const online = await startTestRoom({ members: 2 });
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
});
