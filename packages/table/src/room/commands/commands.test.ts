import type { NewCommand } from '@nain-jaune/protocol/testing';
import { describe, expect, test } from 'vitest';
import { openTestRoom, settingsOf, settled, startTestRoom } from '../../testing/testRoom.ts';
import { RATES } from '../bounds.ts';

const HOST_COMMANDS: readonly NewCommand[] = [
  { type: 'start' },
  { type: 'seat-bot', seat: 3, bot: 'lowest' },
  { type: 'empty-seat', seat: 0 },
  { type: 'change-settings', settings: settingsOf({}) },
  { type: 'mute', member: 1, muted: true },
  { type: 'remove', member: 1 },
  { type: 'remove-spectators' },
  { type: 'make-host', member: 2 },
];

describe('a member', () => {
  test('sits on a free seat only, stands up, and is ready', async () => {
    const online = await openTestRoom({ members: 2 });
    const anne = online.member(2);
    anne.send({ type: 'sit', seat: 3 });
    anne.send({ type: 'ready', ready: true });
    await settled();
    expect(anne.room.seats.map(({ type }) => type)).toEqual(['member', 'free', 'free', 'member']);
    expect(anne.room.members[1]).toMatchObject({ ready: true });
    anne.send({ type: 'sit', seat: 0 }, 'taken');
    anne.send({ type: 'sit', seat: 7 }, 'none');
    anne.send({ type: 'stand' });
    await settled();
    expect(anne.refusals).toMatchObject([
      { id: 'taken', refusal: { code: 'seat-taken' } },
      { id: 'none', refusal: { code: 'no-such-seat' } },
    ]);
    expect(online.host.room.seats[3]).toEqual({ type: 'free' });
    expect(anne.room.members[1]).toMatchObject({ ready: false });
  });

  test.each(HOST_COMMANDS)('who is not the host may not $type', async (command) => {
    const online = await openTestRoom({ members: 2 });
    const before = online.store.texts.length;
    await online.member(2).command(command, 'it');
    expect(online.member(2).refusals).toMatchObject([{ id: 'it', refusal: { code: 'host-only' } }]);
    expect(online.store.texts).toHaveLength(before);
  });

  test.each<NewCommand>([
    { type: 'sit', seat: 3 },
    { type: 'stand' },
    { type: 'ready', ready: true },
    { type: 'start' },
    { type: 'seat-bot', seat: 3, bot: 'lowest' },
    { type: 'empty-seat', seat: 3 },
    { type: 'change-settings', settings: settingsOf({}) },
    { type: 'remove', member: 2 },
  ])('may not $type during a game', async (command) => {
    const online = await startTestRoom({ members: 2 });
    await online.host.command(command, 'it');
    expect(online.host.refusals).toMatchObject([{ id: 'it', refusal: { code: 'not-now' } }]);
  });

  test('who sends a command twice has it carried out once and answered twice', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).send({ type: 'say', phrase: 'hello' }, 'it');
    online.member(2).send({ type: 'say', phrase: 'hello' }, 'it');
    await settled();
    expect(online.host.sayings).toHaveLength(1);
    expect(online.member(2).accepted).toEqual(['it', 'it']);
  });

  test('who repeats a move of an earlier game is sent the current game', async () => {
    const online = await startTestRoom({ members: 2 });
    let mover = online.host;
    let [move, id] = ['', ''];
    while (mover.view.ended === null) {
      mover = await online.untilToAct();
      move = mover.choices.legal[0] ?? '';
      id = `act ${mover.number}`;
      await mover.command({ type: 'act', move }, id);
    }
    await online.start();
    mover.received.length = 0;
    await mover.command({ type: 'act', move }, id);
    expect(mover.types).toEqual(['snapshot']);
    expect(JSON.parse(mover.received[0] ?? '')).toMatchObject({ game: { game: 2, number: mover.number } });
  });

  test('is answered after the broadcast', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).received.length = 0;
    await online.member(2).command({ type: 'ready', ready: true });
    expect(online.member(2).types).toEqual(['room', 'accepted']);
    expect(JSON.parse(online.member(2).received[0] ?? '').changes).toEqual({
      members: online.host.room.members,
    });
  });
});

describe('a spectator', () => {
  test('is refused every command', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null);
    spectator.send({ type: 'sit', seat: 2 });
    spectator.act('-');
    spectator.deal();
    await online.start();
    await spectator.command({ type: 'act', move: '-' });
    expect(spectator.refusalCodes).toEqual(['spectator', 'not-seated', 'not-seated', 'not-seated']);
    expect(online.host.room.spectators).toBe(1);
  });
});

describe('the host', () => {
  test('seats bots and empties seats; a member whose seat is emptied has none', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'seat-bot', seat: 2, bot: 'expert' });
    online.host.send({ type: 'seat-bot', seat: 3, bot: 'toString' });
    online.host.send({ type: 'seat-bot', seat: 1, bot: 'expert' });
    online.host.send({ type: 'seat-bot', seat: 7, bot: 'expert' });
    online.host.send({ type: 'empty-seat', seat: 1 });
    online.host.send({ type: 'empty-seat', seat: 9 });
    await settled();
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'free', 'bot', 'free']);
    expect(online.host.room.members).toHaveLength(2);
    expect(online.host.refusalCodes).toEqual(['no-such-bot', 'seat-taken', 'no-such-seat', 'no-such-seat']);
  });

  test('changes the settings: members without a seat take free ones, and no member is ready', async () => {
    const online = await openTestRoom({ members: 1, players: 6 });
    const anne = await online.join('Anne', 5);
    anne.send({ type: 'ready', ready: true });
    online.host.send({ type: 'change-settings', settings: settingsOf({ players: 3, turnClock: 'quick' }) });
    await settled();
    expect(anne.room.settings).toMatchObject({ players: 3, clock: 'quick' });
    expect(anne.room.seats).toEqual([
      { type: 'member', member: 1 },
      { type: 'member', member: 2 },
      { type: 'free' },
    ]);
    expect(anne.room.members.map(({ ready }) => ready)).toEqual([false, false]);
    await online.host.command({ type: 'change-settings', settings: { ...settingsOf({}), players: 9 } });
    expect(online.host.refusalCodes).toEqual(['wrong-player-count']);
  });

  test('makes another member the host', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'make-host', member: 2 });
    online.member(2).send({ type: 'seat-bot', seat: 3, bot: 'lowest' });
    await settled();
    expect(online.host.room.host).toBe(2);
    expect(online.host.room.seats[3]).toEqual({ type: 'bot', bot: 'lowest' });
  });

  test('gets a refusal for unknown members', async () => {
    const online = await openTestRoom({ members: 1 });
    for (const type of ['remove', 'make-host'] as const) online.host.send({ type, member: 7 });
    online.host.send({ type: 'mute', member: 7, muted: true });
    online.host.send({ type: 'report', member: 7 });
    await settled();
    expect(online.host.refusalCodes).toEqual(Array(4).fill('no-such-member'));
  });
});

describe('a budget of stored changes', () => {
  test('is per member: endless toggling is refused and not stored', async () => {
    const online = await openTestRoom({ members: 2 });
    const before = online.store.texts.length;
    for (let count = 0; count < 200; count++)
      online.member(2).send({ type: 'ready', ready: count % 2 === 0 });
    for (let wait = 0; wait < 20; wait++) await settled();
    expect(online.store.texts.length - before).toBe(RATES.change.burst);
    expect(new Set(online.member(2).refusalCodes)).toEqual(new Set(['too-fast']));
    await online.host.command({ type: 'ready', ready: true });
    expect(online.host.refusals).toEqual([]);
    await online.pass(4000);
    await online.member(2).command({ type: 'ready', ready: true }, 'later');
    expect(online.member(2).accepted).toContain('later');
  });

  test('is also per table, for all members together', async () => {
    const online = await openTestRoom({ members: 8, players: 8 });
    const before = online.store.texts.length;
    for (let count = 0; count < 30; count++)
      for (const client of online.clients) client.send({ type: 'ready', ready: count % 2 === 0 });
    for (let wait = 0; wait < 20; wait++) await settled();
    expect(online.store.texts.length - before).toBe(RATES.roomChange.burst);
  });

  test('is not charged for commands that change nothing, which store nothing', async () => {
    const online = await openTestRoom({ members: 2 });
    const before = online.store.texts.length;
    for (let count = 0; count < 100; count++) {
      online.host.send({ type: 'ready', ready: false });
      online.host.send({ type: 'change-settings', settings: settingsOf({}) });
      online.host.send({ type: 'make-host', member: 1 });
      online.host.send({ type: 'mute', member: 2, muted: false });
      online.host.send({ type: 'rename', name: 'Member 1' });
      online.host.send({ type: 'sit', seat: 0 });
      online.host.send({ type: 'empty-seat', seat: 3 });
      await settled();
    }
    await settled();
    expect(online.store.texts).toHaveLength(before);
    expect(online.host.refusals).toEqual([]);
  });
});
