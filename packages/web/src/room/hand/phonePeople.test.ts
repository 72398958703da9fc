import { beginView, RULESETS, seatAt } from '@nain-jaune/engine';
import type { ServerMessage, Snapshot } from '@nain-jaune/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { ANNE, ROOM } from '../../testing/roomInfo.ts';
import { TestSocket } from '../../testing/testSocket.ts';
import type { ConnectionParts } from '../online/connection.ts';
import { tokensAt } from '../online/ownTables.ts';
import { PhonePeople } from './phonePeople.svelte.ts';

const CODE = 'bado-miku-ze';
const PARTS: ConnectionParts = {
  open: () => new TestSocket() as unknown as WebSocket,
  parse: (data) => JSON.parse(data) as ServerMessage,
};

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('localStorage', storageOf());
  TestSocket.all = [];
});

/** People on a phone who have sat down one after another. */
function peopleOf(...tokens: readonly string[]): PhonePeople {
  const people = new PhonePeople(CODE, PARTS);
  for (const token of tokens) people.add(token);
  return people;
}

function tokensOf(people: PhonePeople): string[] {
  return people.list.map(({ token }) => token);
}

/** The connection of a person, in the order in which they came. */
function socketOf(place: number): TestSocket {
  return TestSocket.all[place]!;
}

/** The server asks the person on a seat for a move. */
function askFor(place: number, seat: 0 | 1): void {
  const view = beginView(RULESETS['famille'], 4, seatAt(place));
  const turn = { type: 'turned', seat: seatAt(seat), leads: true, wanted: [] } as const;
  const deal = { settled: false, turn, events: [], laid: [], run: [], hand: [] };
  const game = {
    game: 1,
    players: [],
    number: 1,
    view: { ...view, deal },
    legal: place === seat ? ['7d', '8d'] : [],
    mayDeal: false,
  };
  const snapshot = { type: 'snapshot', version: 2, member: place + 1, room: ROOM, sayings: [], game };
  socketOf(place).receive(snapshot as unknown as Snapshot);
}

test('one person always holds the phone', () => {
  const people = peopleOf('a');
  people.release();
  expect([people.isShared, people.holder?.token]).toEqual([false, 'a']);
});

test('a person who sits down holds the phone', () => {
  const people = peopleOf('a', 'b');
  expect([people.isShared, people.holder?.token]).toEqual([true, 'b']);
});

test('after a reload all people are there in their order, and nobody sees cards', () => {
  peopleOf('a', 'b').close();
  const people = new PhonePeople(CODE, PARTS);
  people.restore();
  expect([tokensOf(people), people.holder, people.next]).toEqual([['a', 'b'], null, null]);
});

test('the phone is passed to the person who is to play', () => {
  const people = peopleOf('a', 'b');
  for (const place of [0, 1]) askFor(place, 0);
  people.passOn();
  expect([people.holder, people.next?.token]).toEqual([null, 'a']);
  people.take('a');
  people.passOn();
  expect(people.holder?.token).toBe('a');
});

test('a person may ask for the phone while another one is to play', () => {
  const people = peopleOf('a', 'b');
  for (const place of [0, 1]) askFor(place, 1);
  people.release('a');
  expect(people.next?.token).toBe('a');
  people.release();
  expect(people.next?.token, 'otherwise it goes to the one who is to play').toBe('b');
});

test('a person who is removed leaves the others, and the place is forgotten', () => {
  const people = peopleOf('a', 'b');
  socketOf(1).receive({ type: 'closed', reason: 'removed' });
  people.dropLost();
  expect([tokensOf(people), tokensAt(CODE), people.ending]).toEqual([['a'], ['a'], 'removed']);
  expect(people.holder?.token).toBe('a');
});

test('a board in the same browser is no person, and keeps its place', () => {
  const people = peopleOf('a', 'board');
  const members = [{ ...ANNE, board: true }];
  socketOf(1).receive({
    type: 'snapshot',
    version: 2,
    member: 1,
    room: { ...ROOM, members },
    sayings: [],
    game: null,
  });
  people.dropLost();
  expect([tokensOf(people), tokensAt(CODE)]).toEqual([['a'], ['board', 'a']]);
});

test('a person who plays on another device keeps the place', () => {
  const people = peopleOf('a', 'b');
  socketOf(0).receive({ type: 'closed', reason: 'displaced' });
  people.dropLost();
  expect([tokensOf(people), people.ending]).toEqual([['a', 'b'], null]);
});

test('the phone is not passed to a person who plays on another device', () => {
  const people = peopleOf('a', 'b');
  for (const place of [0, 1]) askFor(place, 0);
  socketOf(0).receive({ type: 'closed', reason: 'displaced' });
  people.passOn();
  expect(people.holder?.token).toBe('b');
});

test('a phone has four people at most', () => {
  expect(peopleOf('a', 'b', 'c').isFull).toBe(false);
  expect(peopleOf('a', 'b', 'c', 'd').isFull).toBe(true);
});
