import { beginView, RULESETS, seatAt } from '@nain-jaune/engine';
import type { RoomInfo, ServerMessage, Snapshot } from '@nain-jaune/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { ANNE, BASILE, ROOM } from '../../testing/roomInfo.ts';
import { TestSocket } from '../../testing/testSocket.ts';
import { OnlineClient } from './onlineClient.svelte.ts';

const PLAYING: RoomInfo = { ...ROOM, phase: 'playing', games: 1 };
const NO_CHOICES = { legal: [], mayDeal: false };
const SNAPSHOT: Snapshot = {
  type: 'snapshot',
  version: 2,
  member: 1,
  room: PLAYING,
  sayings: [],
  game: {
    game: 1,
    players: [{ name: 'Anne', bot: null }, ...['Bo', 'Cy', 'Di'].map((name) => ({ name, bot: name }))],
    number: 7,
    view: beginView(RULESETS['famille'], 4, seatAt(0)),
    legal: ['7d', '8d'],
    mayDeal: false,
  },
};
/** The answer to a client that has the game. */
const SAME_GAME: Snapshot = { ...SNAPSHOT, game: null };
const HELLO = { number: 1, member: 2, name: 'Basile', phrase: 'hello', text: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  TestSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A client in a new browser whose server has answered. */
function entered(...messages: object[]): OnlineClient {
  const client = entering('bado-miku-ze');
  TestSocket.last.receive(SNAPSHOT, ...messages);
  return client;
}

function entering(code: string): OnlineClient {
  vi.stubGlobal('localStorage', storageOf());
  const client = new OnlineClient(code, 'secret', {
    open: () => new TestSocket() as unknown as WebSocket,
    parse: (data) => (data === '"?"' ? null : (JSON.parse(data) as ServerMessage)),
  });
  client.enter();
  TestSocket.last.accept();
  return client;
}

/** The connection breaks and is opened again. */
function reconnect(...messages: object[]): void {
  TestSocket.last.break();
  vi.advanceTimersByTime(1000);
  TestSocket.last.accept();
  TestSocket.last.receive(SAME_GAME, ...messages);
}

describe('a connection', () => {
  test('enters with its token in the first message, and nothing of it in the address', () => {
    entered();
    expect(TestSocket.last.sent).toEqual([
      { type: 'enter', version: 2, code: 'bado-miku-ze', token: 'secret', game: null, last: null },
    ]);
  });

  test('that was lost continues after the last event of the client', () => {
    const client = entered();
    TestSocket.last.break();
    expect(client.status).toBe('lost');
    vi.advanceTimersByTime(1000);
    TestSocket.last.accept();
    expect(TestSocket.last.sent).toMatchObject([{ type: 'enter', game: 1, last: 7 }]);
    TestSocket.last.receive(SAME_GAME);
    expect(client.status).toBe('open');
  });

  test('that another window has displaced is not reopened by itself', () => {
    const client = entered();
    TestSocket.last.receive({ type: 'closed', reason: 'displaced' });
    vi.advanceTimersByTime(60_000);
    expect(client.ending).toBe('displaced');
    expect(TestSocket.all).toHaveLength(1);
    client.enter();
    expect(TestSocket.all).toHaveLength(2);
    expect(client.ending).toBeNull();
  });

  test('reopens at once if the server moves, and later if it is silent', () => {
    entered();
    TestSocket.last.receive({ type: 'closed', reason: 'moving' });
    vi.advanceTimersByTime(0);
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(TestSocket.all.length).toBeGreaterThan(2);
  });

  test('reopens after a pause if too much was sent', () => {
    entered();
    TestSocket.last.receive({ type: 'closed', reason: 'flooding' });
    vi.advanceTimersByTime(4999);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
  });

  test.each(['removed', 'no-spectators', 'damaged', 'banned', 'table-closed'] as const)(
    'that ends with %s is not reopened',
    (reason) => {
      const client = entered();
      TestSocket.last.receive({ type: 'closed', reason });
      vi.advanceTimersByTime(60_000);
      expect(client.ending).toBe(reason);
      expect(TestSocket.all).toHaveLength(1);
    },
  );

  test('ends if the code in the address is none', () => {
    const client = entering('xxxx');
    TestSocket.last.receive({ type: 'problem', code: 'malformed', problems: [] });
    expect(client.ending).toBe('no-such-table');
  });

  test('ends if the server speaks another version', () => {
    const client = entered({ type: 'problem', code: 'wrong-version', problems: [] });
    expect(client.ending).toBe('outdated');
    const other = entered();
    TestSocket.last.receive('?' as never);
    expect(other.ending).toBe('outdated');
  });
});

describe('a command', () => {
  test('to move that was not answered is sent again with the same id', () => {
    const client = entered();
    client.make('7d');
    const [first] = TestSocket.last.sentOf('act');
    reconnect({ type: 'events', game: 1, from: 8, events: [], legal: ['7d', '8d'], mayDeal: false });
    expect(TestSocket.last.sentOf('act')).toEqual([first]);
    expect(client.waiting).toBe(true);
  });

  test('to move that was executed before the connection was lost is not sent again', () => {
    const client = entered();
    client.make('7d');
    reconnect({ type: 'events', game: 1, from: 8, events: [{ type: 'hidden' }], ...NO_CHOICES });
    expect(TestSocket.last.sentOf('act')).toEqual([]);
    expect(client.waiting).toBe(false);
  });

  test('is sent again until it is answered', () => {
    const client = entered();
    const id = client.command({ type: 'say', phrase: 'hello' });
    reconnect();
    expect(TestSocket.last.sentOf('say')).toEqual([{ type: 'say', id, phrase: 'hello' }]);
    TestSocket.last.receive({ type: 'accepted', id });
    reconnect();
    expect(TestSocket.last.sentOf('say')).toEqual([]);
  });

  test('that is requested resolves with its answer', async () => {
    const client = entered();
    const answers = [client.request({ type: 'report', member: 2 }), client.request({ type: 'stand' })];
    const [report] = TestSocket.last.sentOf('report');
    const [stand] = TestSocket.last.sentOf('stand');
    TestSocket.last.receive(
      { type: 'accepted', id: report?.['id'] },
      { type: 'refused', id: stand?.['id'], refusal: { code: 'not-now' } },
    );
    expect(await Promise.all(answers)).toEqual([null, 'not-now']);
    expect(client.commandRefusal).toBe('not-now');
  });

  test('that offers a place resolves with the secret for it', async () => {
    const client = entered();
    const answers = [client.offerPlace(2), client.offerPlace(1)];
    const [offered, refused] = TestSocket.last.sentOf('allow-replacement');
    TestSocket.last.receive(
      { type: 'accepted', id: offered?.['id'], secret: 'ab12' },
      { type: 'refused', id: refused?.['id'], refusal: { code: 'not-away' } },
    );
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: 'ab12' },
      { ok: false, error: 'not-away' },
    ]);
  });

  test('to leave ends with `left` although its answer was lost', () => {
    const client = entered();
    client.leave();
    TestSocket.last.receive({ type: 'closed', reason: 'removed' });
    expect(client.ending).toBe('left');
    const other = entered();
    other.leave();
    TestSocket.last.break();
    vi.advanceTimersByTime(1000);
    TestSocket.last.accept();
    TestSocket.last.receive({ type: 'closed', reason: 'wrong-token' });
    expect(other.ending).toBe('left');
  });
});

describe('the cutter', () => {
  const nextDeal = { gameId: 'a'.repeat(16), deal: 1, commitment: 'c'.repeat(64), cutter: 0, cut: false };

  test('sends a cut once for each deal', () => {
    entered(
      { type: 'room', changes: { nextDeal } },
      { type: 'room', changes: { spectators: 1 } },
      { type: 'room', changes: { nextDeal } },
    );
    expect(TestSocket.last.sentOf('cut')).toMatchObject([
      { deal: 1, number: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });

  test('saves an accepted cut, and not one that came too late', () => {
    const client = entered({ type: 'room', changes: { nextDeal } });
    const [cut] = TestSocket.last.sentOf('cut');
    const { gameId, commitment } = nextDeal;
    expect(client.promised(1, 1)).toEqual({ gameId, commitment, cut: null });
    TestSocket.last.receive({ type: 'accepted', id: cut?.['id'] });
    expect(client.promised(1, 1)).toEqual({ gameId, commitment, cut: cut?.['number'] });
    const late = entered({ type: 'room', changes: { nextDeal } });
    const [other] = TestSocket.last.sentOf('cut');
    TestSocket.last.receive({ type: 'refused', id: other?.['id'], refusal: { code: 'not-now' } });
    expect(late.promised(1, 1)?.cut).toBeNull();
    expect(late.commandRefusal, 'the user did nothing').toBeNull();
  });
});

describe('the room', () => {
  test('counts down from the arrival of a message', () => {
    const client = entered({
      type: 'room',
      changes: { startsIn: 20_000, turn: { seat: 2, endsIn: 15_000 } },
    });
    const now = performance.now();
    expect([client.startsAt, client.turnClock]).toEqual([now + 20_000, { seat: 2, until: now + 15_000 }]);
    vi.advanceTimersByTime(5000);
    TestSocket.last.receive({ type: 'room', changes: { spectators: 1 } });
    expect(client.startsAt).toBe(now + 20_000);
    TestSocket.last.receive({ type: 'room', changes: { startsIn: null, turn: null } });
    expect([client.startsAt, client.turnClock]).toEqual([null, null]);
  });

  test('knows the own seat and whether it is the host', () => {
    const client = entered();
    expect([client.seat, client.me, client.isHost]).toEqual([0, ANNE, true]);
    TestSocket.last.receive({
      type: 'room',
      changes: { host: 2, seats: ROOM.seats.with(0, { type: 'free' }) },
    });
    expect([client.seat, client.isHost]).toEqual([null, false]);
  });

  test('renames a player during a game', () => {
    const client = entered({ type: 'room', changes: { members: [{ ...ANNE, name: 'Zoé' }, BASILE] } });
    expect(client.players.map(({ name }) => name)).toEqual(['Zoé', 'Bo', 'Cy', 'Di']);
  });
});

describe('the talk', () => {
  test('has every saying once, also after the connection was lost', () => {
    const client = entered({ type: 'said', saying: HELLO }, { type: 'said', saying: HELLO });
    TestSocket.last.break();
    vi.advanceTimersByTime(1000);
    TestSocket.last.accept();
    TestSocket.last.receive({ ...SAME_GAME, sayings: [HELLO, { ...HELLO, number: 2 }] });
    expect(client.sayings.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('removes deleted sayings, also after the connection was lost', () => {
    const own = { ...HELLO, number: 2, member: 1 };
    const client = entered({ type: 'said', saying: HELLO }, { type: 'said', saying: own });
    TestSocket.last.receive({ type: 'erased', member: 2 });
    expect(client.sayings).toEqual([own]);
    reconnect();
    expect(client.sayings).toEqual([]);
  });
});
