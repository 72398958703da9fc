import { beginView, parseCardText, RULESETS, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../constants.ts';
import { parseServerMessage } from '../parse.ts';
import type { GameSnapshot, RoomInfo, Snapshot } from '../types.ts';

const RULES = RULESETS['lindor-1789'];
const ROOM: RoomInfo = {
  code: 'bado-miku-ze',
  invitation: 'bado-miku-ze',
  phase: 'playing',
  settings: { rules: RULES, players: 3, clock: 'none', open: false, freeText: false, spectators: true },
  host: 1,
  members: [
    {
      id: 1,
      name: 'Anne',
      face: 'owl',
      connected: true,
      away: false,
      ready: false,
      muted: false,
      board: false,
      waits: false,
      seatFrom: null,
      takes: null,
      replaced: false,
    },
  ],
  seats: [{ type: 'member', member: 1 }, { type: 'free' }, { type: 'bot', bot: 'lowest' }],
  nextPlayers: null,
  spectators: 0,
  games: 1,
  nextDeal: null,
  turn: null,
  startsIn: null,
  waitedFor: null,
  dealsIn: null,
  paused: false,
  scores: [],
  eveningOver: false,
  joining: 'seat',
};
const GAME: GameSnapshot = {
  game: 1,
  players: [{ name: 'Anne', bot: null }],
  number: 0,
  view: beginView(RULES, 3, seatAt(0)),
  legal: [],
  mayDeal: true,
};
const SNAPSHOT: Snapshot = {
  type: 'snapshot',
  version: PROTOCOL_VERSION,
  member: 1,
  room: ROOM,
  sayings: [],
  game: GAME,
};
const EVENTS = { type: 'events', game: 1, from: 1, events: [], legal: [], mayDeal: false };

const inGame = (change: object) => ({ ...SNAPSHOT, game: { ...GAME, ...change } });
const inRoom = (changes: object) => ({ type: 'room', changes });
const refused = (refusal: object) => ({ type: 'refused', id: 'a', refusal });

describe('a server message', () => {
  test.each([
    ['a message', { ...SNAPSHOT, secret: 'x' }, SNAPSHOT],
    ['a room', { ...SNAPSHOT, room: { ...ROOM, tokens: ['x'] } }, SNAPSHOT],
    [
      'settings',
      inRoom({ settings: { ...ROOM.settings, lights: 'dim' } }),
      inRoom({ settings: ROOM.settings }),
    ],
    [
      'a member',
      inRoom({ members: [{ ...ROOM.members[0], tokenHash: 'x' }] }),
      inRoom({ members: ROOM.members }),
    ],
    ['a seat', inRoom({ seats: [{ type: 'free', since: 1 }] }), inRoom({ seats: [{ type: 'free' }] })],
    ['a game', inGame({ hands: [] }), SNAPSHOT],
    [
      'an event',
      { ...EVENTS, events: [{ type: 'hidden', card: 25 }] },
      { ...EVENTS, events: [{ type: 'hidden' }] },
    ],
    ['a refusal', refused({ code: 'host-only', host: 1 }), refused({ code: 'host-only' })],
    ['changes', inRoom({ games: 2, weather: 'fair' }), inRoom({ games: 2 })],
  ])('loses unknown keys: of %s', (_where, message, known) => {
    expect(parseServerMessage(message)).toEqual({ ok: true, value: known });
  });

  test('shows no portrait in place of an unknown one', () => {
    const members = [{ ...ROOM.members[0], face: 'badger' }];
    expect(parseServerMessage(inRoom({ members }))).toMatchObject({
      ok: true,
      value: { changes: { members: [{ name: 'Anne', face: null }] } },
    });
  });

  test.each([
    ['another version', { ...SNAPSHOT, version: 3 }, 'version'],
    ['member 0', { ...SNAPSHOT, member: 0 }, 'member'],
    ['a missing key of the room', { ...SNAPSHOT, room: { ...ROOM, games: undefined } }, 'room.games'],
    ['a negative number', inGame({ number: -1 }), 'game.number'],
    ['a player without `bot`', inGame({ players: [{ name: 'Anne' }] }), 'game.players[0].bot'],
    ['an invalid move', inGame({ legal: ['7d', '8x'] }), 'game.legal[1]'],
    ['one player', inGame({ view: { ...GAME.view, players: 1 } }), 'game.view.players'],
    ['seat 8', inGame({ view: { ...GAME.view, seat: 8 } }), 'game.view.seat'],
    [
      'an unknown rule',
      inGame({ view: { ...GAME.view, rules: { ...RULES, run: 'colour' } } }),
      'game.view.rules.run',
    ],
    ['event number 0', { ...EVENTS, from: 0 }, 'from'],
    ['an unknown event', { ...EVENTS, events: [{ type: 'stolen' }] }, 'events[0].type'],
    ['card 52', { ...EVENTS, events: [{ type: 'picked-up', cards: [52] }] }, 'events[0].cards[0]'],
    [
      'half a counter',
      { ...EVENTS, events: [{ type: 'settled', counters: [1.5], boxes: [] }] },
      'events[0].counters[0]',
    ],
    ['an unknown phase', inRoom({ phase: 'asleep' }), 'changes.phase'],
    ['a negative time', inRoom({ dealsIn: -1 }), 'changes.dealsIn'],
    ['half a millisecond', inRoom({ turn: { seat: 0, endsIn: 0.5 } }), 'changes.turn.endsIn'],
    ['an unknown refusal', refused({ code: 'because' }), 'refusal.code'],
    ['a refusal without its data', refused({ code: 'card-not-held' }), 'refusal.card'],
    ['an unknown reason', { type: 'closed', reason: 'bored' }, 'reason'],
    ['a command', { type: 'act', id: 'a', move: '7d' }, 'type'],
  ])('is refused with the path of the problem: %s', (_what, message, path) => {
    const parsed = parseServerMessage(message);
    expect(parsed.ok ? [] : parsed.error.map((problem) => problem.path)).toEqual([path]);
  });

  test('may refuse for a reason of the rules, of play, or of the room', () => {
    const card = parseCardText('7d');
    for (const refusal of [{ code: 'card-not-held', card }, { code: 'not-stored' }, { code: 'muted' }])
      expect(parseServerMessage(refused(refusal))).toEqual({ ok: true, value: refused(refusal) });
  });

  test('with a thousand problems is refused with the first twenty', () => {
    const events = Array.from({ length: 1000 }, () => ({ type: 'stolen' }));
    const parsed = parseServerMessage({ ...EVENTS, events });
    expect(parsed.ok ? 0 : parsed.error.length).toBe(20);
  });
});
