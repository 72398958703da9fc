import { expect, test } from 'vitest';
import { ANNE, ROOM } from '../../testing/roomInfo.ts';
import { mainActOf } from './boardScope.ts';

const FREE = ROOM.seats.map(() => ({ type: 'free' }) as const);
const board = { room: ROOM, isHost: true, mayDeal: false };

test('a game starts as soon as a person has a seat', () => {
  expect(mainActOf(board, false)).toBe('start');
  expect(mainActOf({ ...board, room: { ...ROOM, seats: FREE } }, false)).toBeNull();
  expect(mainActOf({ ...board, room: { ...ROOM, phase: 'between' } }, true)).toBe('start');
  const members = [{ ...ANNE, connected: false }];
  expect(mainActOf({ ...board, room: { ...ROOM, members } }, false), 'nobody is there').toBeNull();
});

test('a deal is dealt when the table allows it', () => {
  const room = { ...ROOM, phase: 'playing', members: [ANNE] } as const;
  expect(mainActOf({ ...board, room }, true)).toBeNull();
  expect(mainActOf({ ...board, room, mayDeal: true }, true)).toBe('deal');
});

test('a pause comes before everything else', () => {
  const room = { ...ROOM, phase: 'playing', paused: true } as const;
  expect(mainActOf({ ...board, room, mayDeal: true }, true)).toBe('go-on');
});

test('a screen that only watches does nothing', () => {
  expect(mainActOf({ ...board, isHost: false }, false)).toBeNull();
  expect(mainActOf({ ...board, room: null }, false)).toBeNull();
});
