import { expect } from 'vitest';
import {
  both,
  type Check,
  type Claims,
  hocsPaid,
  honoursOf,
  kingsOf,
  laid,
  sweptBy,
  twinOf,
  unless,
} from './claim.ts';

const paidIfAnnounced =
  (last: boolean): Check =>
  (table) => {
    for (const king of kingsOf(table)) {
      expect(hocsPaid(laid(table, king, { last, announce: true }))).toBe(table.players - 1);
      expect(hocsPaid(laid(table, king, { last }))).toBe(0);
    }
  };

const paidInAnyCase =
  (last: boolean): Check =>
  (table) => {
    for (const king of kingsOf(table)) expect(hocsPaid(laid(table, king, { last }))).toBe(table.players - 1);
  };

const PAID = ['paid', 'paidAnnounced'];

const noHocIsPaid =
  (last: boolean): Check =>
  (table) => {
    for (const king of kingsOf(table)) expect(hocsPaid(laid(table, king, { last, announce: true }))).toBe(0);
  };

const noKingSweeps: Check = (table) => {
  for (const king of kingsOf(table))
    expect(sweptBy(laid(table, king, { last: true, announce: true }))).toEqual([]);
};

/** As a last card, a king with a box sweeps it if it is announced, if announcing is possible. */
const kingSweeps: Check = (table) => {
  const kings = kingsOf(table).filter((king) => honoursOf(table).includes(king));
  expect(kings.length).toBeGreaterThan(0);
  for (const king of kings) {
    const box = honoursOf(table).indexOf(king);
    const swept = laid(table, king, { last: true, announce: true }).eventsOf('swept');
    expect(swept.filter(({ opera }) => !opera).map((event) => event.box)).toEqual([box]);
  }
};

/** The situations of kings that are laid. */
export const KINGS: Claims<'king-laid' | 'last-card-king'> = {
  'king-laid': {
    ends: both(
      (table) => {
        for (const king of kingsOf(table)) {
          const deal = laid(table, king);
          expect(deal.state).toBe('0 leads');
          expect(deal.legal.split(' ')).toContain(twinOf(table, king));
        }
      },
      unless(PAID, noHocIsPaid(false)),
    ),
    paidAnnounced: paidIfAnnounced(false),
    paid: paidInAnyCase(false),
  },
  'last-card-king': {
    over: both(
      (table) => {
        for (const king of kingsOf(table))
          expect(laid(table, king, { last: true }).state).toMatch(/^over: 0 won/);
      },
      unless(PAID, noHocIsPaid(true)),
      unless(['sweeps'], noKingSweeps),
      unless(['announced'], (table, answer) => {
        if (answer.includes('sweeps'))
          expect(kingsOf(table).map((king) => laid(table, king).eventsOf('missed'))).toEqual([
            [],
            [],
            [],
            [],
          ]);
      }),
    ),
    paidAnnounced: paidIfAnnounced(true),
    paid: paidInAnyCase(true),
    sweeps: kingSweeps,
    announced: (table) => {
      for (const king of kingsOf(table).filter((one) => honoursOf(table).includes(one))) {
        const deal = laid(table, king, { last: true });
        expect(deal.eventsOf('swept').filter(({ opera }) => !opera)).toEqual([]);
        expect(deal.eventsOf('missed')).toHaveLength(1);
      }
    },
  },
};
