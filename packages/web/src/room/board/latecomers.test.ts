import type { Member } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { ANNE, BASILE, ROOM, seatsWith } from '../../testing/roomInfo.ts';
import { placesToGive } from '../online/shownSeats.ts';
import { latecomersIn } from './latecomers.ts';

const AWAY: Member = { ...BASILE, connected: false };
const [EVE, FAY, GASTON] = ['Ève', 'Fay', 'Gaston'].map(
  (name, index): Member => ({ ...ANNE, id: 3 + index, name, waits: true }),
) as [Member, Member, Member];

/** A game in which Basile, who is away, has a seat. */
function roomOf(...waiting: readonly Member[]) {
  return { ...ROOM, phase: 'playing', members: [ANNE, AWAY, ...waiting], seats: seatsWith(AWAY, 1) } as const;
}

test('a place is offered to the first who is there and has none in view', () => {
  const dead = { ...EVE, connected: false };
  expect(latecomersIn(roomOf(dead, GASTON))).toEqual({
    heirs: [],
    inDeal: [],
    seatless: [GASTON],
    next: GASTON,
  });
  const promised = { ...EVE, seatFrom: 'next-deal', takes: 2 } as const;
  const coming = { ...FAY, seatFrom: 'next-deal' } as const;
  expect(latecomersIn(roomOf(promised, coming, GASTON))).toEqual({
    heirs: [promised],
    inDeal: [coming],
    seatless: [GASTON],
    next: GASTON,
  });
  const later = { ...GASTON, seatFrom: 'next-game' } as const;
  expect(latecomersIn(roomOf(later))).toMatchObject({ seatless: [], next: later });
});

test('an heir who is disconnected is not announced, and the place may be given to another one', () => {
  const heir = { ...EVE, takes: 2 };
  expect(placesToGive(roomOf({ ...heir, seatFrom: 'next-deal' }))).toEqual([]);
  const gone = roomOf({ ...heir, connected: false });
  expect(latecomersIn(gone)).toEqual({ heirs: [], inDeal: [], seatless: [], next: undefined });
  expect(placesToGive(gone)).toEqual([AWAY]);
});
