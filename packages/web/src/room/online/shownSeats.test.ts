import type { Member } from '@nain-jaune/protocol';
import { expect, test } from 'vitest';
import { ANNE, BASILE, ROOM, seatsWith } from '../../testing/roomInfo.ts';
import { asksForSeat, latecomersIn, neighboursOf, placesToGive } from './shownSeats.ts';

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

/** The names of the neighbours of a seat. */
function namesAt(names: readonly string[], seat: number): string[] | null {
  const found = neighboursOf(
    names.map((name) => ({ name })),
    seat,
  );
  return found && [found.left.name, found.right.name];
}

test('a player sits between the next and the previous seat', () => {
  expect(namesAt(['Anne', 'Basile', 'Colette'], 0)).toEqual(['Basile', 'Colette']);
  expect(namesAt(['Anne', 'Basile', 'Colette'], 2)).toEqual(['Anne', 'Basile']);
});

test('free seats are skipped', () => {
  expect(namesAt(['Anne', '', 'Basile', '', 'Colette', ''], 2)).toEqual(['Colette', 'Anne']);
});

test('a single neighbour is on both sides, and nobody on none', () => {
  expect(namesAt(['Anne', '', 'Basile'], 0)).toEqual(['Basile', 'Basile']);
  expect(namesAt(['Anne', '', ''], 0)).toBeNull();
});
