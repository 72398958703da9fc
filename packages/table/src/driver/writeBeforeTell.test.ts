import { checkRecord } from '@nain-jaune/engine';
import type { NewCommand } from '@nain-jaune/protocol/testing';
import { describe, expect, test } from 'vitest';
import { openHomeTestRoom } from '../testing/homeTestRoom.ts';
import { openTestRoom, settled, startTestRoom, type TestRoom } from '../testing/testRoom.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=1' };

function stateOf({ summary, record, clients }: TestRoom) {
  const known = clients.map(({ number, choices, room, sayings }) => [number, choices, room, sayings]);
  return JSON.stringify([summary, record, known]);
}

describe('nothing is sent before it is stored', () => {
  test.each<[string, NewCommand]>([
    ['a seat taken', { type: 'sit', seat: 3 }],
    ['a phrase', { type: 'say', phrase: 'bravo' }],
    ['a member who leaves', { type: 'leave' }],
    ['another name', { type: 'rename', name: 'Zoé' }],
  ])('%s', async (_what, command) => {
    const online = await openTestRoom({ members: 3 });
    const before = stateOf(online);
    const received = online.clients.map((client) => client.received.length);
    online.store.hold();
    await online.member(2).command(command);
    expect(stateOf(online)).toBe(before);
    expect(online.clients.map((client) => client.received.length)).toEqual(received);
    online.store.release();
    await settled();
    expect(online.clients.every((client, index) => client.received.length > (received[index] ?? 0))).toBe(
      true,
    );
  });

  test('a game, a deal and each move of members and bots, to the end of the game', async () => {
    const online = await openTestRoom({ ...CALM, members: 2 });
    const log: string[] = [];
    online.store.onStored = (entries) => log.push(...entries.map((entry) => `stored ${entry.type}`));
    const spectator = await online.add(null);
    spectator.onReceived = (text) => {
      const { type, game } = JSON.parse(text);
      if (type === 'events' || (type === 'snapshot' && game !== null)) log.push(`sent ${type}`);
    };
    await online.start();
    await online.playOut();
    const steps = log.filter((line) => line !== 'stored room' && line !== 'stored over');
    expect(steps.slice(0, 4)).toEqual(['stored game', 'sent snapshot', 'stored deal', 'sent events']);
    for (let index = 4; index < steps.length; index += 2)
      expect(steps.slice(index, index + 2)).toEqual(['stored move', 'sent events']);
    expect(log.slice(-4)).toEqual(['stored move', 'stored over', 'stored room', 'sent events']);
    expect(steps.length).toBeGreaterThan(40);
  });

  test('inputs that arrive meanwhile wait, in order, from all connections', async () => {
    const online = await openTestRoom({ members: 2 });
    online.store.hold();
    online.host.send({ type: 'say', phrase: 'hello' });
    online.member(2).send({ type: 'say', phrase: 'thanks' });
    const joined = online.joinOnly('Anne');
    await online.host.command({ type: 'start' });
    const before = online.store.types.length;
    online.store.release();
    await joined;
    await online.pass(0);
    expect(online.store.types.slice(before)).toEqual(['talk', 'talk', 'room', 'game', 'room', 'deal']);
  });

  test('a client that connects meanwhile gets the stored state, and later the rest', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    const mover = await online.untilToAct();
    const { number } = mover;
    online.store.hold();
    mover.act(mover.choices.legal[0] ?? '');
    const spectator = await online.add(null);
    expect(spectator.received).toEqual([]);
    online.store.release();
    await settled();
    expect(spectator.number).toBe(mover.number);
    expect(spectator.number).toBeGreaterThan(number);
  });
});

describe('an input that cannot be stored', () => {
  test('is refused without effect and may be sent again: a move', async () => {
    const online = await startTestRoom({ ...CALM, members: 4 });
    const mover = await online.untilToAct();
    const before = stateOf(online);
    const move = mover.choices.legal[0] ?? '';
    online.store.isBroken = true;
    await mover.command({ type: 'act', move }, 'it');
    expect(mover.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-stored' } }]);
    expect(stateOf(online)).toBe(before);
    expect(online.faults).toMatchObject([{ code: 'not-stored' }]);
    online.store.isBroken = false;
    await mover.command({ type: 'act', move }, 'it');
    expect(stateOf(online)).not.toBe(before);
    expect(mover.refusals).toHaveLength(1);
  });

  test.each<NewCommand>([
    { type: 'sit', seat: 3 },
    { type: 'start' },
    { type: 'leave' },
    { type: 'seat-bot', seat: 3, bot: 'lowest' },
    { type: 'say', phrase: 'bravo' },
  ])('is refused, changes nothing, and may be sent again: $type', async (command) => {
    const online = await openTestRoom({ members: 3 });
    const before = stateOf(online);
    online.store.isBroken = true;
    await online.host.command(command, 'it');
    expect(online.host.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-stored' } }]);
    expect(stateOf(online)).toBe(before);
    online.store.isBroken = false;
    await online.host.command(command, 'it');
    expect(online.host.refusals).toHaveLength(1);
    expect(stateOf(online)).not.toBe(before);
  });

  test('is refused to a person who joins', async () => {
    const online = await openTestRoom({ members: 1 });
    online.store.isBroken = true;
    expect(await online.joinOnly('Anne')).toEqual({ ok: false, error: 'not-stored' });
    expect(online.host.room.members).toHaveLength(1);
  });

  test('is repeated if it was automatic: deals and moves of bots go on when the store works again', async () => {
    const online = await openTestRoom({ ...CALM, members: 1 });
    online.store.onStored = (entries) => {
      online.store.isBroken = entries.some(({ type }) => type === 'game');
    };
    await online.start();
    await online.pass(60_000);
    expect(online.host.number).toBe(0);
    expect(online.faults.length).toBeGreaterThan(20);
    expect(online.faults.length).toBeLessThan(70);
    online.store.isBroken = false;
    await online.pass(60_000);
    expect(online.host.number).toBeGreaterThan(0);
    await online.playOut();
    expect(online.phase).toBe('between');
  });
});

test('every stored record of a home game is valid', async () => {
  const home = await openHomeTestRoom({ rules: 'gelber-zwerg end.deals=2', seats: 'person lowest random' });
  await home.playOut();
  expect(home.records.length).toBeGreaterThan(40);
  for (const record of home.records) expect(checkRecord(record)).toEqual([]);
});
