import type { RoomInfo } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { ANNE, BASILE, ROOM, seatsWith } from '../../testing/roomInfo.ts';
import { changesBetween } from './roomChanges.ts';

/** What is announced to Anne when the room changes like that. */
function announced(changes: Partial<RoomInfo>, before: Partial<RoomInfo> = {}) {
  return changesBetween({ ...ROOM, ...before }, { ...ROOM, ...before, ...changes }, 1);
}

test('arrivals and departures are announced, except the own', () => {
  const clara = { ...ANNE, id: 3, name: 'Clara' };
  expect(announced({ members: [ANNE, BASILE, clara] })).toEqual([{ type: 'came', member: clara }]);
  expect(announced({ members: [ANNE] })).toEqual([{ type: 'left', member: BASILE }]);
  expect(announced({ members: [BASILE] })).toEqual([]);
});

test('a short loss of connection is not announced, but a bot that takes over is, and the member’s return', () => {
  const gone = { ...BASILE, connected: false };
  const away = { ...gone, away: true };
  expect(announced({ members: [ANNE, gone] })).toEqual([]);
  expect(announced({ members: [ANNE, away] })).toEqual([{ type: 'away', member: away }]);
  expect(announced({ members: [ANNE, BASILE] }, { members: [ANNE, away] })).toEqual([
    { type: 'back', member: BASILE },
  ]);
});

test('readiness is announced, but not its reset at the start of a game', () => {
  const ready = { ...BASILE, ready: true };
  expect(announced({ members: [ANNE, ready] })).toEqual([{ type: 'ready', member: ready }]);
  expect(announced({ phase: 'playing', games: 1 }, { members: [ANNE, ready] })).toEqual([
    { type: 'gameBegins', game: 1 },
  ]);
});

test('taking, changing and leaving a seat is announced once', () => {
  const [none, onTwo, onThree] = [
    ROOM.seats.with(0, { type: 'free' }),
    seatsWith(BASILE, 1),
    seatsWith(BASILE, 2),
  ];
  expect(announced({ seats: onTwo }, { seats: none })).toEqual([{ type: 'sat', member: BASILE, seat: 2 }]);
  expect(announced({ seats: onThree }, { seats: onTwo })).toEqual([{ type: 'sat', member: BASILE, seat: 3 }]);
  expect(announced({ seats: none }, { seats: onTwo })).toEqual([{ type: 'stood', member: BASILE }]);
});

test('a bot on a seat, and a new host, are announced', () => {
  expect(announced({ seats: ROOM.seats.with(3, { type: 'bot', bot: 'rosalie' }) })).toEqual([
    { type: 'botSat', bot: 'rosalie', seat: 4 },
  ]);
  expect(announced({ host: 2 })).toEqual([{ type: 'host', member: BASILE }]);
});

test('bots that leave when a game is over are not announced, but one that the host removes is', () => {
  const bot = { type: 'bot', bot: 'rosalie' } as const;
  const seats = ROOM.seats.with(2, bot).with(3, bot);
  expect(announced({ phase: 'between', seats: ROOM.seats }, { phase: 'playing', seats })).toEqual([]);
  expect(announced({ seats: ROOM.seats.with(3, bot) }, { phase: 'between', seats })).toEqual([
    { type: 'emptied', seat: 3 },
  ]);
});

test('a member who takes the seat of a bot during a game is announced', () => {
  const seats = ROOM.seats.with(2, { type: 'bot', bot: 'rosalie' });
  const sat = ROOM.seats.with(2, { type: 'member', member: 2 });
  const playing = { phase: 'playing', games: 1 } as const;
  expect(announced({ seats: sat }, { ...playing, seats })).toEqual([
    { type: 'sat', member: BASILE, seat: 3 },
  ]);
  expect(announced({ seats, members: [ANNE] }, { ...playing, seats: sat })).toEqual([
    { type: 'left', member: BASILE },
  ]);
});

test('seats that follow the people are not announced', () => {
  const members = [ANNE, { ...BASILE, board: true }];
  const settings = { ...ROOM.settings, players: 5 };
  const seats = [...ROOM.seats, { type: 'free' }] as const;
  expect(announced({ settings, seats }, { members })).toEqual([]);
  expect(announced({ settings: ROOM.settings, seats: ROOM.seats }, { members, settings, seats })).toEqual([]);
  expect(announced({ settings })).toEqual([{ type: 'settingsChanged' }]);
});

test('a board is no person to announce', () => {
  const members = [ANNE, { ...BASILE, board: true }];
  expect(announced({ members: [ANNE] }, { members })).toEqual([]);
  expect(announced({ members, host: 2 }, { members })).toEqual([]);
});

test('a new name is announced, a deleted one is not', () => {
  const renamed = { ...BASILE, name: 'Bazile' };
  expect(announced({ members: [ANNE, renamed] })).toEqual([
    { type: 'renamed', member: renamed, before: 'Basile' },
  ]);
  expect(announced({ members: [ANNE, { ...BASILE, name: '' }] })).toEqual([]);
});
