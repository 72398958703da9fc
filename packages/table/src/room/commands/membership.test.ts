import { BOTS } from '@nain-jaune/bots';
import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { TestClient } from '../../testing/testClient.ts';
import {
  CODE,
  openTestRoom,
  PACE,
  settingsOf,
  settled,
  startTestRoom,
  type TestRoom,
} from '../../testing/testRoom.ts';
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
    people: null,
    nameKey: (name) => name.toLowerCase(),
  },
  pace: PACE,
};

describe('joining a table', () => {
  test('assigns the requested seat or, if it is taken, the first free one', async () => {
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

  test('shows a portrait to everyone; the default is none', async () => {
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

  test('with a long name that another member has shortens it to the maximum', async () => {
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

  test('as the host has the address of the opening before the first connection', () => {
    const { live } = openRoom({ ...OPENING, host: { ...OPENING.host, address: 'their address' } }, 0);
    expect([...live.addresses]).toEqual([[1, 'their address']]);
  });

  test('with the name of a bot that sits there adds a number, even if the server does not have the bot', async () => {
    const online = await openTestRoom({ members: 1, seed: 'old bot' });
    await online.host.command({ type: 'seat-bot', seat: 3, bot: 'expert' });
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

describe('a member who is removed', () => {
  test('may not return by token or address', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.join('Troll', null, 'their address');
    await online.host.command({ type: 'remove', member: 2 });
    expect(online.member(2).ended).toBe('removed');
    expect(online.host.room.members.map(({ id }) => id)).toEqual([1]);
    expect(online.host.room.seats[1]).toEqual({ type: 'free' });
    await online.reconnect([online.member(2)]);
    expect(online.member(2).ended).toBe('removed');
    expect(await online.joinOnly('Other name', null, 'their address')).toEqual({
      ok: false,
      error: 'removed',
    });
    expect((await online.add(null, 'their address')).ended).toBe('removed');
    expect(await online.joinOnly('Troll', null, 'another address')).toEqual({ ok: false, error: 'removed' });
    expect(await online.joinOnly('Anne', null, 'another address')).toMatchObject({ ok: true });
  });

  test('may not return by address after losing the connection, and a report has the address', async () => {
    const online = await openTestRoom({ members: 2 });
    const troll = await online.join('Troll', null, 'their address');
    troll.disconnect();
    online.member(2).send({ type: 'report', member: 3 });
    online.host.send({ type: 'remove', member: 3 });
    online.member(2).send({ type: 'report', member: 3 });
    await settled();
    const reports = online.store.entries.filter((entry) => entry.type === 'report');
    expect(reports.map(({ accused }) => accused.address)).toEqual(['their address', 'their address']);
    expect(await online.joinOnly('Anne', null, 'their address')).toEqual({ ok: false, error: 'removed' });
  });

  test('before the first connection may not return by the address of the joining', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.joinOnly('Troll', null, 'their address');
    await online.host.command({ type: 'remove', member: 2 });
    expect(await online.joinOnly('Anne', null, 'their address')).toEqual({ ok: false, error: 'removed' });
    expect([...online.driver.room.live.addresses]).toEqual([]);
  });

  test('stays removed after a restart', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.host.command({ type: 'remove', member: 2 });
    await online.restart();
    expect(await online.joinOnly('Member 2')).toEqual({ ok: false, error: 'removed' });
  });
});

describe('at a table by link, whose people may share an address,', () => {
  test('a removed member may not return by token, but others may join from the address', async () => {
    const online = await openTestRoom({ members: 1, open: false });
    await online.join('Troll', null, 'their address');
    await online.host.command({ type: 'remove', member: 2 });
    expect(online.member(2).ended).toBe('removed');
    expect(await online.joinOnly('Troll', null, 'their address')).toEqual({ ok: false, error: 'removed' });
    expect(await online.joinOnly('Anne', null, 'their address')).toMatchObject({ ok: true });
    expect((await online.add(null, 'their address')).ended).toBeNull();
    expect(JSON.stringify(online.store.entries)).not.toContain('their address');
  });

  test('removed spectators do not bar their address, and muted members do not mute it', async () => {
    const online = await openTestRoom({ members: 1, open: false });
    const spectator = await online.add(null, 'their address');
    const joined = await online.joinOnly('Loud', null, 'their address');
    online.host.send({ type: 'mute', member: joined.ok ? (joined.value ?? 0) : 0, muted: true });
    online.host.send({ type: 'remove-spectators' });
    await settled();
    expect(spectator.ended).toBe('removed');
    expect((await online.add(null, 'their address')).ended).toBeNull();
    await online.joinOnly('Anne', null, 'their address');
    await settled();
    expect(online.host.room.members.map(({ muted }) => muted)).toEqual([false, true, false]);
  });

  test('an address that was barred while the lobby listed the table may come', async () => {
    const online = await openTestRoom({ members: 1 });
    await online.joinOnly('Troll', null, 'their address');
    online.host.send({ type: 'remove', member: 2 });
    online.host.send({ type: 'change-settings', settings: settingsOf({ open: false }) });
    await settled();
    expect(await online.joinOnly('Anne', null, 'their address')).toMatchObject({ ok: true });
  });
});

describe('a renewed link', () => {
  const RENEWED = /^bado-miku-ze-[a-z]{4}-[a-z]{4}-[a-z]{2}$/;

  async function renew(online: TestRoom): Promise<string> {
    await online.host.command({ type: 'renew-link' });
    return online.host.room.invitation.slice(`${CODE}-`.length);
  }

  function come(online: TestRoom, key: string) {
    return online.driver.join({ name: 'Zoé', tokenHash: `hash ${key}`, address: null, key }, null);
  }

  test('has a key without which no one joins or watches, also after a restart', async () => {
    const online = await openTestRoom({ members: 1, open: false });
    expect(online.host.room.invitation).toBe(CODE);
    const key = await renew(online);
    expect(online.host.room.invitation).toMatch(RENEWED);
    await online.restartAndReconnect();
    for (const wrong of ['', 'bado-miku-ze', key.slice(1)])
      expect(await come(online, wrong)).toEqual({ ok: false, error: 'link-renewed' });
    expect((await online.add(null)).ended).toBe('link-renewed');
    expect(await come(online, key)).toMatchObject({ ok: true });
    const watcher = new TestClient(null);
    online.driver.connect({ member: null, key, send: (message) => watcher.received.push(message.type) });
    await settled();
    expect(watcher.received).toEqual(['snapshot']);
  });

  test('leaves members where they are, and ends the watching by the old one without showing the new one', async () => {
    const online = await openTestRoom({ members: 2, open: false });
    const spectator = await online.add(null);
    await online.start();
    const key = await renew(online);
    expect(spectator.ended).toBe('link-renewed');
    expect(spectator.received.join()).not.toContain(key);
    expect(online.member(2).room).toMatchObject({ invitation: `${CODE}-${key}`, spectators: 0 });
    online.member(2).disconnect();
    expect(online.member(2).connect(online.driver).ended).toBeNull();
    await settled();
    expect(online.member(2).isConnected).toBe(true);
  });

  test('is another one each time, and only the host makes it', async () => {
    const online = await openTestRoom({ members: 2, open: false });
    const first = await renew(online);
    const second = await renew(online);
    expect(second).not.toBe(first);
    expect(await come(online, first)).toEqual({ ok: false, error: 'link-renewed' });
    await online.member(2).command({ type: 'renew-link' });
    expect(online.member(2).refusalCodes).toEqual(['host-only']);
  });

  test('is not of a table that the lobby lists, which anyone joins by its code', async () => {
    const online = await openTestRoom({ members: 1, open: false });
    await renew(online);
    online.host.send({ type: 'change-settings', settings: settingsOf({}) });
    online.host.send({ type: 'renew-link' });
    await settled();
    expect(online.host.refusalCodes).toEqual(['not-now']);
    expect(online.host.room.invitation).toBe(CODE);
    expect(await come(online, '')).toMatchObject({ ok: true });
  });
});

describe('spectators', () => {
  test('are removed by the host and may not return', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null, 'their address');
    await online.host.command({ type: 'remove-spectators' });
    expect(spectator.ended).toBe('removed');
    expect(online.host.room.spectators).toBe(0);
    expect((await online.add(null, 'their address')).ended).toBe('removed');
    expect((await online.add(null, 'another address')).ended).toBeNull();
  });

  test('leave a table whose settings allow none', async () => {
    const online = await openTestRoom({ members: 1 });
    const spectator = await online.add(null);
    await online.host.command({
      type: 'change-settings',
      settings: { ...settingsOf({}), spectators: false },
    });
    expect(spectator.ended).toBe('no-spectators');
    expect((await online.add(null)).ended).toBe('no-spectators');
    expect(online.host.room.spectators).toBe(0);
  });
});

describe('a name', () => {
  test('changes in the game in progress, after a restart too, and in its record', async () => {
    const online = await startTestRoom({ members: 1 });
    await online.host.command({ type: 'rename', name: 'Zoé' });
    expect(online.host.room.members[0]?.name).toBe('Zoé');
    await online.restart();
    online.clients.splice(0);
    expect((await online.add(1)).received.join()).toContain('"players":[{"name":"Zoé"');
    await online.playOut();
    expect(online.record?.players[0]?.name).toBe('Zoé');
  });

  test('that changes after a game does not change its record', async () => {
    const online = await startTestRoom({ members: 1 });
    await online.playOut();
    await online.host.command({ type: 'rename', name: 'Zoé' });
    expect(online.record?.players[0]?.name).toBe('Member 1');
    await online.restart();
    expect(online.record?.players[0]?.name).toBe('Member 1');
  });

  test('changes the portrait only if one is given', async () => {
    const online = await openTestRoom({ members: 1 });
    const faces: unknown[] = [];
    for (const looks of [{ face: 'fox' } as const, {}, { face: null }]) {
      await online.host.command({ type: 'rename', name: 'Zoé', ...looks });
      faces.push(online.host.room.members[0]?.face);
    }
    expect(faces).toEqual(['fox', 'fox', null]);
  });

  test('may stay the same, and gets a number if another member has it', async () => {
    const online = await openTestRoom({ members: 2 });
    await online.member(2).command({ type: 'rename', name: 'Member 2' });
    expect(online.host.room.members[1]?.name).toBe('Member 2');
    await online.member(2).command({ type: 'rename', name: 'member 1' });
    expect(online.host.room.members[1]?.name).toBe('member 1 2');
  });

  test('cannot be changed by a muted member, or to an empty one', async () => {
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
