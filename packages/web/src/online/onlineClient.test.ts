import { RULESETS } from '@nain-jaune/engine';
import type { Company, OnlineTableMessage } from '@nain-jaune/protocol/online';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnlineClient } from './onlineClient.svelte.ts';

/** A socket whose other end is the test. */
class TestSocket {
  static all: TestSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: Record<string, unknown>[] = [];

  constructor() {
    TestSocket.all.push(this);
  }

  static get last(): TestSocket {
    return TestSocket.all.at(-1)!;
  }

  send(data: string): void {
    this.said.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the connection. */
  take(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server says something. */
  tell(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was said of a kind. */
  saidOf(type: string): Record<string, unknown>[] {
    return this.said.filter((message) => message['type'] === type);
  }
}

const COMPANY: Company = {
  code: 'bado-miku-ze',
  phase: 'playing',
  settings: { rules: RULESETS['famille'], players: 4, clock: 'none', open: false, freeText: false },
  host: 1,
  people: [{ id: 1, name: 'Anne', here: true, away: false, ready: false, muted: false }],
  seats: [{ type: 'person', person: 1 }, { type: 'free' }, { type: 'free' }, { type: 'free' }],
  watchers: 0,
  games: 1,
  promise: null,
  startsIn: null,
  dealsIn: null,
};

const ENTERED = { type: 'entered', version: 1, person: 1, sayings: [] };
const WELCOME = {
  type: 'welcome',
  version: 1,
  seat: 0,
  players: [],
  number: 7,
  view: { deal: null },
  legal: ['7d', '8d'],
  mayDeal: false,
};

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

/** A client at a table whose server has answered. */
function seated(...more: object[]): OnlineClient {
  const client = new OnlineClient('bado-miku-ze', 'secret', {
    open: () => new TestSocket() as unknown as WebSocket,
    read: (data) => JSON.parse(data) as OnlineTableMessage,
  });
  client.enter();
  TestSocket.last.take();
  TestSocket.last.tell(ENTERED, { type: 'company', company: COMPANY }, ...more);
  return client;
}

/** The line breaks and is there again. */
function comeBack(...messages: object[]): void {
  TestSocket.last.breakOff();
  vi.advanceTimersByTime(1000);
  TestSocket.last.take();
  TestSocket.last.tell(ENTERED, { type: 'company', company: COMPANY }, ...messages);
}

test('says who it is in the first message, and nothing of it in the address', () => {
  seated();
  expect(TestSocket.last.said).toEqual([
    { type: 'enter', version: 1, code: 'bado-miku-ze', token: 'secret', game: null, last: null },
  ]);
});

test('goes on from the last event that it has when the line was lost', () => {
  const client = seated({ type: 'game', game: 1 }, WELCOME);
  TestSocket.last.breakOff();
  expect(client.status).toBe('lost');
  vi.advanceTimersByTime(1000);
  TestSocket.last.take();
  expect(TestSocket.last.said).toMatchObject([{ type: 'enter', game: 1, last: 7 }]);
  TestSocket.last.tell(ENTERED);
  expect(client.status).toBe('open');
});

test('a move that was not answered is sent again under its own name', () => {
  const client = seated({ type: 'game', game: 1 }, WELCOME);
  client.play?.make('7d');
  const [first] = TestSocket.last.saidOf('act');
  comeBack(
    { type: 'game', game: 1 },
    { type: 'events', from: 8, events: [], legal: ['7d', '8d'], mayDeal: false },
  );
  expect(TestSocket.last.saidOf('act')).toEqual([first]);
  expect(client.play?.waiting).toBe(true);
});

test('a move that was played before the line was lost is not sent again', () => {
  const client = seated({ type: 'game', game: 1 }, WELCOME);
  client.play?.make('7d');
  comeBack({
    type: 'events',
    from: 8,
    events: [{ type: 'hidden' }],
    legal: [],
    mayDeal: false,
  });
  expect(TestSocket.last.saidOf('act')).toEqual([]);
  expect(client.play?.waiting).toBe(false);
});

test('what was asked of the company is asked again until it is answered', () => {
  const client = seated();
  client.ask({ do: 'ready', ready: true });
  const [asked] = TestSocket.last.saidOf('ask');
  comeBack();
  expect(TestSocket.last.saidOf('ask')).toEqual([asked]);
  TestSocket.last.tell({ type: 'granted', id: asked?.['id'] });
  comeBack();
  expect(TestSocket.last.saidOf('ask')).toEqual([]);
});

test('who cuts gives a number of his own, once for each deal', () => {
  const promise = { deal: 1, commitment: 'c'.repeat(64), cutter: 0, cut: false };
  seated(
    { type: 'company', company: { ...COMPANY, promise } },
    { type: 'company', company: { ...COMPANY, promise, watchers: 1 } },
  );
  expect(TestSocket.last.saidOf('ask')).toMatchObject([
    { ask: { do: 'cut', deal: 1, number: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  ]);
});

test('another window that has the place is not fought for it; it is taken back when wanted', () => {
  const client = seated();
  TestSocket.last.tell({ type: 'closed', reason: 'displaced' });
  vi.advanceTimersByTime(60_000);
  expect(client.farewell).toBe('displaced');
  expect(TestSocket.all).toHaveLength(1);
  client.enter();
  expect(TestSocket.all).toHaveLength(2);
  expect(client.farewell).toBeNull();
});

test('a server that stops is reached again at once, and a silent one after a while', () => {
  seated();
  TestSocket.last.tell({ type: 'closed', reason: 'moving' });
  vi.advanceTimersByTime(0);
  expect(TestSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(TestSocket.all.length).toBeGreaterThan(2);
});

test('whoever takes another name during a game has it at the table at once', () => {
  const named = {
    ...WELCOME,
    players: [{ name: 'Anne', bot: null }, ...['Bo', 'Cy', 'Di'].map((name) => ({ name, bot: name }))],
  };
  const client = seated({ type: 'game', game: 1 }, named);
  const people = COMPANY.people.map((person) => ({ ...person, name: 'Zoé' }));
  TestSocket.last.tell({ type: 'company', company: { ...COMPANY, games: 2, people } });
  expect(client.play?.players.map(({ name }) => name)).toEqual(['Anne', 'Bo', 'Cy', 'Di']);
  TestSocket.last.tell({ type: 'company', company: { ...COMPANY, people } });
  expect(client.play?.players.map(({ name }) => name)).toEqual(['Zoé', 'Bo', 'Cy', 'Di']);
});

test('things that were said are kept once, however often they are told', () => {
  const saying = { number: 1, person: 2, name: 'Basile', phrase: 'hello', text: null };
  const client = seated({ type: 'said', saying }, { type: 'said', saying });
  comeBack({ ...ENTERED, sayings: [saying, { ...saying, number: 2 }] });
  expect(client.sayings.map(({ number }) => number)).toEqual([1, 2]);
});

test('whom a bot plays for takes his seat back by asking for what he has', () => {
  const client = seated();
  client.takeBack();
  expect(TestSocket.last.saidOf('ask')).toMatchObject([{ ask: { do: 'rename', name: 'Anne' } }]);
});
