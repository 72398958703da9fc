import { expect, test } from 'vitest';
import { ANNE, BASILE, ROOM } from '../../testing/roomInfo.ts';
import { asksForSeat } from './shownSeats.ts';

const FULL = { ...ROOM, seats: [{ type: 'member', member: 1 }] } as const;

test('a member without a seat asks for one when none is free and the table may make one', () => {
  expect(asksForSeat(FULL, BASILE)).toBe(true);
  expect(asksForSeat({ ...FULL, joining: 'wait' }, BASILE)).toBe(true);
  expect(asksForSeat({ ...FULL, joining: 'full' }, BASILE)).toBe(false);
  expect(asksForSeat(ROOM, BASILE)).toBe(false);
  expect(asksForSeat(FULL, ANNE)).toBe(false);
  expect(asksForSeat(FULL, { ...BASILE, waits: true })).toBe(false);
  expect(asksForSeat(FULL, { ...BASILE, board: true })).toBe(false);
});
