import { beginView, type Card, parseCardText, RULESETS, seatAt, see } from '@nain-jaune/engine';
import type { Command, Events, GameSnapshot, Snapshot } from '@nain-jaune/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableConnection } from '../../app/gameService/gameService.ts';
import type { KnownGame } from '../../app/gameService/serviceMessages.ts';
import { ROOM } from '../../testing/roomInfo.ts';
import { TableClient } from './tableClient.svelte.ts';

const SEVEN = parseCardText('7d') as Card;
const SOON = 50;
const LATE = 200;
const CHOICES = { legal: ['7d', '8d'], mayDeal: false };
const HIDDEN = { type: 'hidden' } as const;
const GAME: GameSnapshot = {
  game: 1,
  players: [],
  number: 5,
  view: beginView(RULESETS['famille'], 4, seatAt(0)),
  ...CHOICES,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function snapshot(game: GameSnapshot | null): Snapshot {
  return { type: 'snapshot', version: 2, member: 1, room: ROOM, sayings: [], game };
}

function events(from: number, count: number, choices = CHOICES): Events {
  return { type: 'events', game: 1, from, events: Array.from({ length: count }, () => HIDDEN), ...choices };
}

/** A connection that records what the client sends. */
class NotedConnection implements TableConnection {
  readonly sent: Command[] = [];
  readonly caughtUp: (KnownGame | null)[] = [];
  isClosed = false;

  send(command: Command): void {
    this.sent.push(command);
  }

  catchUp(known: KnownGame | null): void {
    this.caughtUp.push(known);
  }

  close(): void {
    this.isClosed = true;
  }

  get lastId(): string {
    return this.sent.at(-1)?.id ?? '';
  }
}

/** A client to move, with two legal cards. */
function toMove() {
  const client = new TableClient();
  const connection = new NotedConnection();
  client.attach(connection);
  client.receive(snapshot(GAME));
  const refuse = () =>
    client.receive({ type: 'refused', id: connection.lastId, refusal: { code: 'not-stored' } });
  return { client, connection, refuse };
}

test('a pending move blocks the next one, and the hand does not change', () => {
  const { client } = toMove();
  client.make('7d');
  vi.advanceTimersByTime(SOON);
  expect(client.myTurn).toBe(false);
  expect(client.waysOf(SEVEN)).toEqual({ silently: false, announced: false });
  expect(client.showsTurn).toBe(true);
  expect(client.showsWay(SEVEN)).toBe(true);
});

test('the hand shows a late answer until it arrives', () => {
  const { client, refuse } = toMove();
  client.make('7d');
  vi.advanceTimersByTime(LATE);
  expect(client.showsTurn).toBe(false);
  expect(client.showsWay(SEVEN)).toBe(false);
  refuse();
  expect(client.showsTurn).toBe(true);
  expect(client.waysOf(SEVEN).silently).toBe(true);
});

test('an answer in time does not change the hand', () => {
  const { client, refuse } = toMove();
  client.make('7d');
  vi.advanceTimersByTime(SOON);
  refuse();
  vi.advanceTimersByTime(LATE);
  expect(client.showsWay(SEVEN)).toBe(true);
});

test('during a pause no move is offered, and none is made', () => {
  const { client, connection } = toMove();
  client.receive({ type: 'room', changes: { paused: true } });
  expect(client.legal).toEqual([]);
  client.make('7d', true);
  client.lay(SEVEN, false);
  expect(connection.sent).toEqual([]);
  client.receive({ type: 'room', changes: { paused: false } });
  expect(client.legal).toEqual(CHOICES.legal);
  client.lay(SEVEN, false);
  expect(connection.sent).toHaveLength(1);
});

test('a withdrawn move may be made again', () => {
  const { client } = toMove();
  client.make('7d');
  client.withdraw();
  expect(client.myTurn).toBe(true);
});

describe('the last choice', () => {
  const dealt = see(GAME.view, { type: 'anted', seat: seatAt(0), stakes: [1, 2, 3, 4, 5] });

  /** A client that may make some moves in a deal. */
  function inDeal(legal: readonly string[]) {
    const client = new TableClient();
    client.receive(snapshot({ ...GAME, view: dealt, legal }));
    return client;
  }

  test('is a move of the player that had an alternative', () => {
    const client = inDeal(['7d', '-']);
    expect(client.lastChoice).toBeNull();
    client.make('7d');
    expect(client.lastChoice).toEqual({ deal: 1, move: 1 });
  });

  test('is neither the only legal move nor a move of the page', () => {
    const forced = inDeal(['-']);
    forced.make('-');
    expect(forced.lastChoice).toBeNull();
    const unasked = inDeal(['7d', '-']);
    unasked.make('7d', true);
    expect(unasked.lastChoice).toBeNull();
  });

  test('is reset by a whole view: after a reload or a take-back', () => {
    const client = inDeal(['7d', '-']);
    client.make('7d');
    client.receive(snapshot({ ...GAME, number: 4, view: dealt, legal: ['7d', '-'] }));
    expect(client.lastChoice).toBeNull();
    expect(client.myTurn).toBe(true);
  });
});

describe('the view of a client', () => {
  test('follows the events, before listeners are called', () => {
    const { client } = toMove();
    const listener = vi.fn();
    client.onEvents(listener);
    client.receive(events(6, 2, { legal: [], mayDeal: true }));
    expect(client.known).toEqual({ game: 1, last: 7 });
    expect(client.legal).toEqual([]);
    expect(client.mayDeal).toBe(true);
    expect(listener).toHaveBeenCalledExactlyOnceWith([], client.view);
  });

  test('is requested again if events are missing or are of another game', () => {
    const { client, connection } = toMove();
    client.receive(events(7, 1));
    client.receive({ ...events(6, 1), game: 2 });
    expect(connection.caughtUp).toEqual([
      { game: 1, last: 5 },
      { game: 1, last: 5 },
    ]);
    expect(client.known).toEqual({ game: 1, last: 5 });
  });

  test('changes with a new game', () => {
    const { client } = toMove();
    client.receive(snapshot({ ...GAME, game: 2, number: 0, legal: [] }));
    expect(client.known).toEqual({ game: 2, last: 0 });
    expect(client.myTurn).toBe(false);
  });

  test('merges the changed keys of the room', () => {
    const { client } = toMove();
    client.receive({ type: 'room', changes: { phase: 'between' } });
    expect(client.room).toEqual({ ...ROOM, phase: 'between' });
  });

  test('is deleted before another person looks at the page', () => {
    const { client, connection } = toMove();
    client.make('7d');
    client.forget();
    expect(connection.isClosed).toBe(true);
    expect(client.view).toBeNull();
    expect(client.known).toBeNull();
    expect(client.waiting).toBe(false);
  });
});

describe('a client that connects again', () => {
  function again(client: TableClient): NotedConnection {
    const connection = new NotedConnection();
    client.attach(connection);
    return connection;
  }

  test('sends its move again under the same id if nothing has happened since', () => {
    const { client, connection } = toMove();
    client.make('7d');
    const second = again(client);
    client.receive(snapshot(null));
    expect(second.sent).toEqual([]);
    client.receive(events(6, 0));
    expect(second.sent).toEqual(connection.sent);
    expect(client.waiting).toBe(true);
  });

  test('does not send its move again if something has happened since', () => {
    const { client } = toMove();
    client.make('7d');
    const second = again(client);
    client.receive(snapshot(null));
    client.receive(events(6, 1));
    expect(second.sent).toEqual([]);
    expect(client.waiting).toBe(false);
  });

  test('does the same if it is sent the whole game', () => {
    const { client, connection } = toMove();
    client.make('7d');
    const second = again(client);
    client.receive(snapshot(GAME));
    expect(second.sent).toEqual(connection.sent);
    client.receive(snapshot({ ...GAME, number: 6 }));
    expect(second.sent).toHaveLength(1);
    expect(client.waiting).toBe(false);
  });

  test('sends other commands again until they are answered', () => {
    const { client, connection } = toMove();
    const accepted = client.command({ type: 'say', phrase: 'hello' });
    client.command({ type: 'stand' });
    client.receive({ type: 'accepted', id: accepted });
    const second = again(client);
    client.receive(snapshot(null));
    expect(second.sent).toEqual(connection.sent.slice(1));
  });
});

test('a refused command is not a refused move', () => {
  const { client } = toMove();
  const id = client.command({ type: 'start' });
  client.receive({ type: 'refused', id, refusal: { code: 'host-only' } });
  expect(client.commandRefusal).toBe('host-only');
  expect(client.refusal).toBeNull();
});
