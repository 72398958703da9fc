import { BOTS } from '@nain-jaune/bots';
import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import type { NewCommand } from '../../testing/testClient.ts';
import { CODE, openTestRoom, PACE, settingsOf, settled } from '../../testing/testRoom.ts';
import { RATES } from '../bounds.ts';
import { lobbyTableOf } from '../info.ts';
import { ONLINE_LIMITS } from '../limits.ts';
import { type OpenRoom, openRoom } from '../open.ts';

const OPENING: OpenRoom = {
  code: CODE,
  host: { name: 'Anne', tokenHash: 'hash', address: null },
  settings: settingsOf({}),
  autoStart: false,
  config: {
    bots: BOTS,
    standIn: { ...BOTS.lowest, name: 'Stand-in' },
    fillers: ['filler'],
    limits: ONLINE_LIMITS,
    proof: null,
    nameKey: (name) => name.toLowerCase(),
  },
  pace: PACE,
};

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

describe('joining a table', () => {
  test('gives the requested seat if it is free, else the first free one', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.join('Anne', 3);
    await online.join('Basile', 3);
    expect(online.host.room.seats).toEqual([
      { type: 'member', member: 1 },
      { type: 'member', member: 3 },
      { type: 'free' },
      { type: 'member', member: 2 },
    ]);
    expect(online.summary.seats.map(({ name }) => name)).toEqual(['Member 1', 'Basile', '', 'Anne']);
  });

  test('is refused if the table is full, and without a name', async () => {
    const full = await openTestRoom({ members: 4 });
    expect(await full.joinOnly('Anne')).toEqual({ ok: false, error: 'table-full' });
    const online = await openTestRoom({ members: 1 });
    expect(await online.joinOnly('')).toEqual({ ok: false, error: 'empty-name' });
  });

  test('shows a portrait to everyone; without a choice there is none', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.driver.join({ name: 'Anne', face: 'owl', tokenHash: 'hash', address: null }, null);
    await settled();
    expect(online.host.room.members.map(({ face }) => face)).toEqual([null, 'owl']);
    expect(online.summary.seats.slice(0, 3).map(({ type, face }) => [type, face])).toEqual([
      ['member', null],
      ['member', 'owl'],
      ['free', null],
    ]);
  });

  test('with the name of another member, or of a bot, adds a number', async () => {
    const nameKey = (name: string) => name.toLowerCase().replaceAll('0', 'o');
    const online = await openTestRoom({ members: 1, players: 8, config: { nameKey } });
    for (const name of ['Anne', 'ANNE', 'anne', 'Expert', 'Zoe', 'Z0E']) await online.join(name);
    const names = online.host.room.members.map(({ name }) => name);
    expect(names.slice(1)).toEqual(['Anne', 'ANNE 2', 'anne 3', 'Expert 2', 'Zoe', 'Z0E 2']);
  });

  test('with a long name that another member has keeps to the longest name', async () => {
    const online = await openTestRoom({ members: 1 });
    const long = 'W'.repeat(24);
    await online.join(long);
    await online.join(long);
    expect(online.host.room.members[2]?.name).toBe(`${'W'.repeat(22)} 2`);
  });

  test.each(['lowest', 'Stand-in', 'filler'])(
    'with the name %s of a bot adds a number for the host too',
    (name) => {
      expect(openRoom({ ...OPENING, host: { ...OPENING.host, name } }, 0).saved.members[0]?.name).toBe(
        `${name} 2`,
      );
    },
  );

  test('with the name of a bot that sits there adds a number, whatever bots the server has', async () => {
    const online = await openTestRoom({ members: 1, seed: 'old bot' });
    online.host.send({ type: 'seat-bot', seat: 3, bot: 'expert' });
    await settled();
    const { expert: _expert, ...bots } = BOTS;
    const { driver } = online;
    const other = online.loaded(online.store.entries, { config: { ...online.options.config, bots } });
    const joined = await other.join({ name: 'Expert', tokenHash: 'hash', address: null }, null);
    expect(joined.ok && other.room.saved.members.at(-1)?.name).toBe('Expert 2');
    await driver.stop();
  });

  test('is not possible at a table for more or fewer players than its rules allow', () => {
    const settings = { ...settingsOf({}), rules: RULESETS['avantcoureur-1760'], players: 4 };
    expect(() => openRoom({ ...OPENING, settings }, 0)).toThrow(RangeError);
  });
});

describe('a member', () => {
  test('sits on a free seat and on no other, stands up, and is ready', async () => {
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
    online.member(2).send(command, 'it');
    await settled();
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
    const online = await openTestRoom({ members: 2 });
    await online.start();
    online.host.send(command, 'it');
    await settled();
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

  test('who sends a move of an earlier game again is sent the game that is played now', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.start();
    let mover = online.host;
    let [move, id] = ['', ''];
    while (mover.view.ended === null) {
      mover = await online.untilToAct();
      move = mover.choices.legal[0] ?? '';
      id = `act ${mover.number}`;
      mover.act(move, id);
      await settled();
    }
    await online.start();
    mover.received.length = 0;
    mover.act(move, id);
    await settled();
    expect(mover.types).toEqual(['snapshot']);
    expect(JSON.parse(mover.received[0] ?? '')).toMatchObject({ game: { game: 2, number: mover.number } });
  });

  test('is answered after everyone has been told', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).received.length = 0;
    online.member(2).send({ type: 'ready', ready: true });
    await settled();
    expect(online.member(2).types).toEqual(['room', 'accepted']);
    expect(JSON.parse(online.member(2).received[0] ?? '').changes).toEqual({
      members: online.host.room.members,
    });
  });
});

describe('a spectator', () => {
  test('gives no commands', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null);
    spectator.send({ type: 'sit', seat: 2 });
    spectator.act('-');
    spectator.deal();
    await online.start();
    spectator.act('-');
    await settled();
    expect(spectator.refusalCodes).toEqual(['spectator', 'not-seated', 'not-seated', 'not-seated']);
    expect(online.host.room.spectators).toBe(1);
  });
});

describe('the host', () => {
  test('gives seats to bots and empties them; a member whose seat is emptied stands', async () => {
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

  test('changes the settings: members without a seat take free ones, and nobody is ready', async () => {
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
    online.host.send({ type: 'change-settings', settings: { ...settingsOf({}), players: 9 } });
    await settled();
    expect(online.host.refusalCodes).toEqual(['wrong-player-count']);
  });

  test('hands the office over', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'make-host', member: 2 });
    online.member(2).send({ type: 'seat-bot', seat: 3, bot: 'lowest' });
    await settled();
    expect(online.host.room.host).toBe(2);
    expect(online.host.room.seats[3]).toEqual({ type: 'bot', bot: 'lowest' });
  });

  test('is told of members who are not there', async () => {
    const online = await openTestRoom({ members: 1 });
    for (const type of ['remove', 'make-host'] as const) online.host.send({ type, member: 7 });
    online.host.send({ type: 'mute', member: 7, muted: true });
    online.host.send({ type: 'report', member: 7 });
    await settled();
    expect(online.host.refusalCodes).toEqual(Array(4).fill('no-such-member'));
  });
});

describe('a member who is removed', () => {
  test('is gone, and may not come back by token or address', async () => {
    const online = await openTestRoom({ members: 1 });
    const joined = await online.joinOnly('Troll', null, 'their address');
    await online.add(joined.ok ? joined.value : null, 'their address');
    online.host.send({ type: 'remove', member: 2 });
    await settled();
    expect(online.member(2).ended).toBe('removed');
    expect(online.host.room.members.map(({ id }) => id)).toEqual([1]);
    expect(online.host.room.seats[1]).toEqual({ type: 'free' });
    online.member(2).connect(online.driver);
    await settled();
    expect(online.member(2).ended).toBe('removed');
    expect(await online.joinOnly('Other name', null, 'their address')).toEqual({
      ok: false,
      error: 'removed',
    });
    expect((await online.add(null, 'their address')).ended).toBe('removed');
    expect(await online.joinOnly('Troll', null, 'another address')).toEqual({ ok: false, error: 'removed' });
    expect(await online.joinOnly('Anne', null, 'another address')).toMatchObject({ ok: true });
  });

  test('and had lost the connection may not come back by address either, and a report has it', async () => {
    const online = await openTestRoom({ members: 2 });
    const joined = await online.joinOnly('Troll', null, 'their address');
    const troll = await online.add(joined.ok ? joined.value : null, 'their address');
    troll.disconnect();
    online.member(2).send({ type: 'report', member: 3 });
    online.host.send({ type: 'remove', member: 3 });
    online.member(2).send({ type: 'report', member: 3 });
    await settled();
    const reports = online.store.entries.filter((entry) => entry.type === 'report');
    expect(reports.map(({ accused }) => accused.address)).toEqual(['their address', 'their address']);
    expect(await online.joinOnly('Anne', null, 'their address')).toEqual({ ok: false, error: 'removed' });
  });

  test('before the first connection may not come back by the address of the joining', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.joinOnly('Troll', null, 'their address');
    online.host.send({ type: 'remove', member: 2 });
    await settled();
    expect(await online.joinOnly('Anne', null, 'their address')).toEqual({ ok: false, error: 'removed' });
    expect([...online.driver.room.live.addresses]).toEqual([]);
  });

  test('stays removed after a restart', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'remove', member: 2 });
    await settled();
    await online.restart();
    expect(await online.joinOnly('Member 2')).toEqual({ ok: false, error: 'removed' });
  });
});

describe('spectators', () => {
  test('are removed by the host, and may not come back', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null, 'their address');
    online.host.send({ type: 'remove-spectators' });
    await settled();
    expect(spectator.ended).toBe('removed');
    expect(online.host.room.spectators).toBe(0);
    expect((await online.add(null, 'their address')).ended).toBe('removed');
    expect((await online.add(null, 'another address')).ended).toBeNull();
  });

  test('leave a table that allows none', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null);
    online.host.send({ type: 'change-settings', settings: { ...settingsOf({}), spectators: false } });
    await settled();
    expect(spectator.ended).toBe('no-spectators');
    expect((await online.add(null)).ended).toBe('no-spectators');
    expect(online.host.room.spectators).toBe(0);
  });
});

describe('between two games', () => {
  test('fillers give their seats back, seats change, and another game starts', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.start();
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
    expect(online.driver.room.saved.fillers).toEqual([2, 3]);
    const spectator = await online.add(null);
    await online.playOut();
    expect(spectator.room.phase).toBe('between');
    expect(spectator.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'free', 'free']);
    online.host.send({ type: 'sit', seat: 3 });
    await settled();
    const carl = await online.join('Carl', 0);
    expect(carl.view.seat).toBeNull();
    expect(carl.view.ended).not.toBeNull();
    await online.start();
    expect(online.host.game).toBe(2);
    expect([online.host, online.member(2), carl].map(({ view }) => view.seat)).toEqual([3, 1, 0]);
    expect(spectator.view.deal?.number).toBe(1);
    await online.playOut();
    expect(online.record?.players[0]).toEqual({ name: 'Carl' });
    expect(online.summary).toMatchObject({ games: 2, records: [1, 2], phase: 'between' });
  });

  test('a bot that the host has seated keeps its seat', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'seat-bot', seat: 2, bot: 'longest' });
    await online.start();
    expect(online.driver.room.saved.fillers).toEqual([3]);
    expect(online.summary.seats.map(({ name }) => name)).toEqual([
      'Member 1',
      'Member 2',
      'longest',
      'lowest',
    ]);
    await online.playOut();
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'free']);
  });

  test('no game starts if no member has a seat', async () => {
    const online = await openTestRoom({ members: 1 });
    online.host.send({ type: 'stand' });
    online.host.send({ type: 'start' }, 'it');
    await settled();
    expect(online.host.refusals).toMatchObject([{ id: 'it', refusal: { code: 'too-few' } }]);
  });
});

describe('a room that starts by itself', () => {
  test('starts after a while, which everyone can see', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    expect(online.host.room.startsIn).toBe(20_000);
    await online.pass(19_999);
    expect(online.phase).toBe('gathering');
    await online.pass(1);
    expect(online.phase).toBe('playing');
    expect(online.host.room.startsIn).toBeNull();
    expect(online.member(2).view.seat).toBe(1);
  });

  test('starts at once if all seats are taken by connected members', async () => {
    const online = await openTestRoom({ members: 4, autoStart: true });
    await online.pass(0);
    expect(online.phase).toBe('playing');
  });

  test('waits while no member is there', async () => {
    const online = await openTestRoom({ members: 1, autoStart: true });
    online.host.disconnect();
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    online.host.connect(online.driver);
    await settled();
    expect(online.host.room.startsIn).toBe(20_000);
  });

  test('does not start for members without a seat', async () => {
    const online = await openTestRoom({ members: 1, autoStart: true });
    online.host.send({ type: 'stand' });
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    expect(online.host.room.startsIn).toBeNull();
  });

  test('starts the next game a while after the first member is ready, though the host is not', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    await online.pass(20_000);
    await online.playOut();
    await online.pass(60_000);
    expect(online.phase).toBe('between');
    expect(online.host.room.startsIn).toBeNull();
    online.member(2).send({ type: 'ready', ready: true });
    await settled();
    expect(online.host.room.startsIn).toBe(20_000);
    await online.pass(20_000);
    expect(online.phase).toBe('playing');
    expect(online.host.room.seats.map(({ type }) => type)).toEqual(['member', 'member', 'bot', 'bot']);
  });

  test('starts the next game at once if every seat has a member who is ready', async () => {
    const online = await openTestRoom({ members: 4, autoStart: true });
    await online.pass(0);
    await online.playOut();
    for (const client of online.clients) client.send({ type: 'ready', ready: true });
    await online.pass(0);
    expect(online.host.room.games).toBe(2);
  });

  test('is the host’s own table from when its settings are changed', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    online.host.send({ type: 'change-settings', settings: settingsOf({ freeText: true }) });
    await online.pass(60_000);
    expect(online.phase).toBe('gathering');
    expect(online.host.room.startsIn).toBeNull();
    expect(lobbyTableOf(online.driver.room).playNow).toBe(false);
  });

  test('does not start the next game if nobody is ready any more', async () => {
    const online = await openTestRoom({ members: 2, autoStart: true });
    await online.pass(20_000);
    await online.playOut();
    online.member(2).send({ type: 'ready', ready: true });
    await online.pass(19_000);
    online.member(2).send({ type: 'ready', ready: false });
    await online.pass(60_000);
    expect(online.phase).toBe('between');
    expect(online.host.room.startsIn).toBeNull();
  });
});

describe('a name', () => {
  test('that was changed is that of the game in progress, after a restart too, and of its record', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.start();
    online.host.send({ type: 'rename', name: 'Zoé' });
    await settled();
    expect(online.host.room.members[0]?.name).toBe('Zoé');
    await online.restart();
    online.clients.splice(0);
    expect((await online.add(1)).received.join()).toContain('"players":[{"name":"Zoé"');
    await online.playOut();
    expect(online.record?.players[0]?.name).toBe('Zoé');
  });

  test('that is changed after a game leaves its record as it was', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.start();
    await online.playOut();
    online.host.send({ type: 'rename', name: 'Zoé' });
    await settled();
    expect(online.record?.players[0]?.name).toBe('Member 1');
    await online.restart();
    expect(online.record?.players[0]?.name).toBe('Member 1');
  });

  test('changes the portrait only if one is named', async () => {
    const online = await openTestRoom({ members: 1 });
    const faces: unknown[] = [];
    for (const looks of [{ face: 'fox' } as const, {}, { face: null }]) {
      online.host.send({ type: 'rename', name: 'Zoé', ...looks });
      await settled();
      faces.push(online.host.room.members[0]?.face);
    }
    expect(faces).toEqual(['fox', 'fox', null]);
  });

  test('may be kept as it is, and gets a number if another member has it', async () => {
    const online = await openTestRoom({ members: 2 });
    online.member(2).send({ type: 'rename', name: 'Member 2' });
    await settled();
    expect(online.host.room.members[1]?.name).toBe('Member 2');
    online.member(2).send({ type: 'rename', name: 'member 1' });
    await settled();
    expect(online.host.room.members[1]?.name).toBe('member 1 2');
  });

  test('is not changed by a muted member, and not to nothing', async () => {
    const online = await openTestRoom({ members: 2 });
    online.host.send({ type: 'mute', member: 2, muted: true });
    online.member(2).send({ type: 'rename', name: 'A text instead of a name' });
    online.host.send({ type: 'rename', name: '' });
    await settled();
    expect(online.member(2).refusalCodes).toEqual(['muted']);
    expect(online.host.refusalCodes).toEqual(['empty-name']);
    expect(online.host.room.members.map(({ name }) => name)).toEqual(['Member 1', 'Member 2']);
  });
});

describe('a budget of stored changes', () => {
  test('is that of a member: who toggles without end is refused, and the store is left alone', async () => {
    const online = await openTestRoom({ members: 2 });
    const before = online.store.texts.length;
    for (let count = 0; count < 200; count++)
      online.member(2).send({ type: 'ready', ready: count % 2 === 0 });
    for (let wait = 0; wait < 20; wait++) await settled();
    expect(online.store.texts.length - before).toBe(RATES.change.burst);
    expect(new Set(online.member(2).refusalCodes)).toEqual(new Set(['too-fast']));
    online.host.send({ type: 'ready', ready: true });
    await settled();
    expect(online.host.refusals).toEqual([]);
    await online.pass(4000);
    online.member(2).send({ type: 'ready', ready: true }, 'later');
    await settled();
    expect(online.member(2).accepted).toContain('later');
  });

  test('is that of the table, for many members together', async () => {
    const online = await openTestRoom({ members: 8, players: 8 });
    const before = online.store.texts.length;
    for (let count = 0; count < 30; count++)
      for (const client of online.clients) client.send({ type: 'ready', ready: count % 2 === 0 });
    for (let wait = 0; wait < 20; wait++) await settled();
    expect(online.store.texts.length - before).toBe(RATES.roomChange.burst);
  });

  test('is not needed for what changes nothing: that stores nothing', async () => {
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
