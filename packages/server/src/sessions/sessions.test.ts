import { once } from 'node:events';
import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import { PROTOCOL_VERSION } from '@nain-jaune/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const nowhere = 'bado-miku-ze';
const noOnes = 'x'.repeat(43);

const server = TestServer.forEachTest();

describe('an address from which too many codes were guessed', () => {
  it('still admits members, and tells no one else whether a code exists', async () => {
    await server.replace({ MISSES_PER_MINUTE: '2' });
    const place = await server.open('Anne');
    for (let tried = 0; tried < 3; tried++) await server.enter({ code: nowhere, token: noOnes });
    for (const code of [nowhere, place.code])
      for (const token of [null, noOnes])
        expect(await (await server.enter({ code, token })).lastWord()).toBe('flooding');
    expect((await server.enter(place)).last('snapshot')?.member).toBe(1);
  });
});

function isBetween(socket: TestSocket): boolean {
  return socket.received.length > 0 && socket.room.phase === 'between';
}

describe('a table online', () => {
  it('is played to the end by four clients and a bot, with a valid record', async () => {
    const host = await server.open('Anne', settingsOf({ players: 5 }));
    const clients = [await server.enter(host)];
    for (const name of ['Basile', 'Colette', 'Denis'])
      clients.push(await server.enter(await server.join(host.code, name)));
    const watcher = await server.enter({ code: host.code, token: null });
    const anne = clients[0] as TestSocket;
    expect(await anne.command({ type: 'start' })).toBe('accepted');
    for (const client of clients) client.play();
    for (const client of [...clients, watcher]) await client.until(() => isBetween(client));
    const record = (await (
      await server.ask('GET', `/api/tables/${host.code}/records/1`)
    ).json()) as GameRecord;
    expect(checkRecord(record)).toEqual([]);
    expect(record.players.map(({ name }) => name).slice(0, 4)).toEqual([
      'Anne',
      'Basile',
      'Colette',
      'Denis',
    ]);
    expect(watcher.game?.view.seat).toBeNull();
    expect(anne.room.spectators).toBe(1);
  });

  it('sends a client that reloads everything that it misses, and nothing else', async () => {
    const place = await server.open('Anne');
    const first = await server.enter(place);
    await first.command({ type: 'start' });
    await first.until(() => first.game !== undefined);
    first.play();
    await first.until(() => (first.last('events')?.from ?? 0) > 10);
    const { from = 0, events = [] } = first.last('events') ?? {};
    first.leave();
    const again = await server.socket();
    await again.enter(place.code, place.token, 1, from + events.length - 1);
    await again.until(() => again.last('events') !== undefined);
    expect(again.received.find(({ type }) => type === 'events')).toMatchObject({
      from: from + events.length,
    });
    expect(again.game).toBeUndefined();
    again.play();
    await again.until(() => isBetween(again));
  });

  it('has one connection for each member: the newer one plays', async () => {
    const place = await server.open('Anne');
    const older = await server.enter(place);
    const newer = await server.enter(place);
    expect(await older.lastWord()).toBe('displaced');
    expect(await newer.command({ type: 'ready', ready: true })).toBe('accepted');
  });

  it('counts a change once, also one that waited while the table was found', async () => {
    await server.replace({ CHANGES_PER_MINUTE: '1' });
    const { code, token } = await server.open('Anne');
    const anne = await server.socket();
    anne.say({ type: 'enter', version: PROTOCOL_VERSION, code, token, game: null, last: null });
    expect(await anne.command({ type: 'ready', ready: true })).toBe('accepted');
    expect(await anne.command({ type: 'ready', ready: false })).toBe('too-fast');
  });

  it('counts reports by address, for all members and tables', async () => {
    await server.replace({ REPORTS_PER_HOUR: '3' });
    const answers: string[] = [];
    for (let table = 0; table < 2; table += 1) {
      const host = await server.open('Anne');
      const guest = await server.join(host.code, 'Basile');
      const [anne, basile] = [await server.enter(host), await server.enter(guest)];
      answers.push(await anne.command({ type: 'report', member: guest.member }));
      answers.push(await basile.command({ type: 'report', member: host.member }));
    }
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'too-fast']);
  });

  it('sends a spectator the public events, and refuses commands', async () => {
    const place = await server.open('Anne');
    const watcher = await server.enter({ code: place.code, token: null });
    expect(watcher.last('snapshot')?.member).toBeNull();
    expect(await watcher.command({ type: 'start' })).toBe('spectator');
  });

  it.each([
    ['no such table', nowhere, null, 'no-such-table'],
    ['no such table', nowhere, noOnes, 'no-such-table'],
  ])('is refused with %s', async (_why, code, token, reason) => {
    const socket = await server.enter({ code, token });
    expect(await socket.lastWord()).toBe(reason);
  });

  it('is refused to a client without a place', async () => {
    const { code } = await server.open('Anne');
    const other = await server.open('Basile');
    for (const token of [noOnes, other.token]) {
      const socket = await server.enter({ code, token });
      expect(await socket.lastWord()).toBe('wrong-token');
      expect(socket.texts).toHaveLength(1);
    }
  });

  it('sends a client that enters again over the same socket what it missed, and refuses another member', async () => {
    const place = await server.open('Anne');
    const other = await server.join(place.code, 'Basile');
    const socket = await server.enter(place);
    await socket.enter(place.code, place.token);
    expect(socket.received.filter(({ type }) => type === 'snapshot')).toHaveLength(2);
    socket.say({ type: 'enter', version: 2, code: place.code, token: other.token, game: null, last: null });
    expect(await socket.next(({ type }) => type === 'problem')).toMatchObject({
      problems: [{ path: 'token' }],
    });
    expect(socket.last('snapshot')?.member).toBe(1);
  });
});

describe('a stranger', () => {
  it('gets an answer to a malformed message', async () => {
    const socket = await server.socket();
    for (const text of ['', '{', '[]', '"x"', '{"type":"hello"}', '{"type":"act","id":"1","move":"7d"}'])
      socket.socket.send(text);
    const enter = {
      type: 'enter',
      version: PROTOCOL_VERSION,
      code: nowhere,
      token: null,
      game: null,
      last: null,
    };
    socket.socket.send(Buffer.from(JSON.stringify(enter)), { binary: true });
    await socket.until(() => socket.received.length === 7);
    expect(socket.received.every(({ type }) => type === 'problem')).toBe(true);
  });

  it('of another version gets an answer that says so', async () => {
    const socket = await server.socket();
    socket.say({ type: 'enter', version: 1, code: nowhere, token: null, game: null, last: null });
    expect(await socket.next(() => true)).toMatchObject({ type: 'problem', code: 'wrong-version' });
  });

  it('with too many malformed messages is disconnected', async () => {
    const socket = await server.socket();
    for (let index = 0; index < 21; index += 1) socket.socket.send('nonsense');
    expect(await socket.lastWord()).toBe('flooding');
    expect(await socket.closed).toBe(1008);
    expect(socket.received).toHaveLength(21);
  });

  it('that sends nothing is disconnected', async () => {
    await server.replace({}, { timing: { silentMs: 20 } });
    const socket = await server.socket();
    expect(await socket.closed).toBe(1008);
  });

  it('that sends too much at once is disconnected', async () => {
    await server.replace({ MESSAGES_PER_SECOND: '2' });
    const place = await server.open('Anne');
    const socket = await server.enter(place);
    for (let index = 0; index < 8; index += 1) socket.say({ type: 'deal', id: String(index) });
    expect(await socket.lastWord()).toBe('flooding');
  });

  it('with an oversized message is disconnected', async () => {
    const socket = await server.socket();
    socket.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await socket.closed).toBe(1009);
  });

  it('that reads nothing is disconnected, and its queue is limited', async () => {
    await server.replace(
      { MESSAGES_PER_SECOND: '100000', ADDRESS_MESSAGES_PER_SECOND: '1000000' },
      { timing: { unreadBytes: 20_000 } },
    );
    const place = await server.open('Anne');
    const deaf = await server.enter(place);
    deaf.socket.pause();
    const { closed } = deaf;
    let isClosed = false;
    closed.then(() => {
      isClosed = true;
    });
    // The answers first fill the buffers of the system and then ours.
    while (!isClosed && deaf.socket.readyState === deaf.socket.OPEN) {
      for (let index = 0; index < 500; index += 1)
        deaf.say({ type: 'enter', version: 2, code: place.code, token: place.token, game: null, last: null });
      await new Promise((resolve) => setImmediate(resolve));
      if ((await metric('nain_jaune_sockets_ended_total{reason="unread"}')) > 0) break;
    }
    expect(await metric('nain_jaune_sockets_ended_total{reason="unread"}')).toBe(1);
    deaf.leave();
  });

  it('that does not answer pings is disconnected', async () => {
    await server.replace({}, { timing: { pingMs: 20 } });
    const place = await server.open('Anne');
    const dead = await server.enter(place);
    dead.socket.pause();
    while ((await metric('nain_jaune_sockets_ended_total{reason="dead"}')) < 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await metric('nain_jaune_sockets')).toBe(0);
    dead.leave();
  });

  it('that offers compression gets none, because it costs memory', async () => {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.close();
  });

  it('from a foreign page is refused before the upgrade', async () => {
    await expect(server.socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(server.socket({ 'nain-jaune-node': 'x'.repeat(64) })).rejects.toThrow('403');
    const socket = await server.socket({ origin: server.origin });
    socket.leave();
  });

  it('from an address with too many connections is refused', async () => {
    await server.replace({ SOCKETS_PER_ADDRESS: '2' });
    const [first] = [await server.socket(), await server.socket()];
    await expect(server.socket()).rejects.toThrow('429');
    first?.leave();
    await first?.closed;
    // The server notices it a moment later than the client.
    while ((await metric('nain_jaune_sockets')) > 1) await new Promise((resolve) => setImmediate(resolve));
    (await server.socket()).leave();
  });

  it('that guesses codes and tokens is disconnected', async () => {
    await server.replace({ MISSES_PER_MINUTE: '2' });
    const { code } = await server.open('Anne');
    for (const reason of ['wrong-token', 'wrong-token', 'flooding']) {
      const socket = await server.enter({ code, token: noOnes });
      expect(await socket.lastWord()).toBe(reason);
    }
  });
});

/** A value of the server's metrics; 0 if it is missing. */
async function metric(name: string): Promise<number> {
  const text = await server.metrics();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}
