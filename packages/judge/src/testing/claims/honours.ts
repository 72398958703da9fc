import { expect } from 'vitest';
import {
  above,
  both,
  type Check,
  type Claim,
  type Claims,
  EVERY_BOX,
  hocsPaid,
  honoursOf,
  laid,
  ordinaryEnd,
  plainCards,
  playOut,
  seated,
  seatOf,
  sweptBy,
  type Table,
  twinOf,
  unless,
  withRules,
} from './claim.ts';

/** A claim for each honour and its box. */
const forEachHonour =
  (claim: (table: Table, honour: string, box: number, said: readonly string[]) => void): Claim =>
  (table, said) => {
    for (const [box, honour] of honoursOf(table).entries()) claim(table, honour, box, said);
  };

/** Whether an answer says something else of an honour than of the others. */
function isExcepted(honour: string, said: readonly string[]): boolean {
  return honour === '7d' && (said.includes('butDwarf') || said.includes('dwarfStops'));
}

const noHocIsPaid = forEachHonour((table, honour) => {
  expect(hocsPaid(laid(table, honour, { announce: true }))).toBe(0);
});

const sweepsOnlyIfAnnounced = (last: boolean) =>
  forEachHonour((table, honour, box) => {
    expect(sweptBy(laid(table, honour, { last, announce: true }))).toEqual([box]);
    expect(sweptBy(laid(table, honour, { last }))).toEqual([]);
  });

const sweepsWithoutAWord = (last: boolean) =>
  forEachHonour((table, honour, box) => {
    const deal = laid(table, honour, { last });
    expect(sweptBy(deal)).toEqual([box]);
    expect(deal.eventsOf('missed')).toEqual([]);
    expect(seated(table, [honour]).answerTo(`${honour}!`)).toBe('nothing-to-announce');
  });

/** A deal that is played to its end after an honour was laid in silence; an opera would sweep what is left. */
function forgotten(table: Table, honour: string, boxes = EVERY_BOX) {
  const noOpera = withRules(table, { opera: null });
  const deal = seated(noOpera, [`${honour} ${twinOf(table, honour)}`], { boxes });
  return playOut(deal.play(honour));
}

const boxStays = forEachHonour((table, honour, box) => {
  const deal = forgotten(table, honour);
  expect([sweptBy(deal), deal.eventsOf('beted')]).toEqual([[], []]);
  expect(deal.boxes[box]).toBe(EVERY_BOX[box]);
});

/** What a bête adds to a box: its stake if the answer says so, else as much as it holds. */
function beteOf({ ruleset }: Table, box: number, said: readonly string[]): number | undefined {
  return said.includes('stake') ? ruleset.honours[box]?.stake : EVERY_BOX[box];
}

const forgottenIsBete = forEachHonour((table, honour, box, said) => {
  const deal = forgotten(table, honour);
  const owed = beteOf(table, box, said);
  expect(sweptBy(deal)).toEqual([]);
  expect(deal.eventsOf('beted')).toEqual([
    { type: 'beted', reason: 'missed', seat: 0, box, owed, counters: owed },
  ]);
});

/** An honour that is held costs its holder a bête. */
const heldIsBete = forEachHonour((table, honour, box, said) => {
  const owed = beteOf(table, box, said);
  expect(ordinaryEnd(table, [honour]).eventsOf('beted')).toEqual([
    { type: 'beted', reason: 'held', seat: seatOf(table, 1), box, owed, counters: owed },
  ]);
});

const everyHeldOneIsBete: Check = (table) => {
  const [first = '', second = ''] = honoursOf(table);
  expect(ordinaryEnd(table, [`${first} ${second}`]).eventsOf('beted')).toHaveLength(2);
};

const heldCostsNothing = forEachHonour((table, honour) => {
  expect(ordinaryEnd(table, [honour]).eventsOf('beted')).toEqual([]);
});

const forgottenCostsNothing = forEachHonour((table, honour) => {
  expect(forgotten(table, honour).eventsOf('beted')).toEqual([]);
});

/** The bêtes of a deal in which an honour was held, and of one in which it was forgotten. */
function betesFor(table: Table, honour: string, boxes: readonly number[]) {
  const held = ordinaryEnd(table, [honour], { boxes });
  return [held, forgotten(table, honour, [...boxes])].flatMap((deal) => deal.eventsOf('beted'));
}

/** The dwarf stops the run in place of a king, and not where it is led. */
const dwarfStopsInPlaceOfAKing: Check = (table) => {
  expect(laid(table, '7d').state).toBe('0 wants 8d');
  const queen = plainCards(table).find((text) => text.startsWith('Q'));
  if (queen === undefined) return;
  const hands = [`${queen} ${twinOf(table, queen)}`, `7d ${twinOf(table, '7d')}`];
  const deal = seated(table, hands, { avoid: 'K' }).play(`${queen} - 7d`);
  expect(deal.state).toBe(`${seatOf(table, 1)} leads`);
};

/** The situations of the cards that have a box. */
export const HONOURS: Claims<
  | 'honour-laid'
  | 'honour-stops'
  | 'forgot-to-announce'
  | 'announced-late'
  | 'honour-last-card'
  | 'honour-held'
  | 'how-much-is-a-bete'
> = {
  'honour-laid': {
    required: both(sweepsOnlyIfAnnounced(false), unless(['hoc'], noHocIsPaid)),
    automatic: both(sweepsWithoutAWord(false), unless(['hoc'], noHocIsPaid)),
    hoc: forEachHonour((table, honour, _, said) => {
      const deal = laid(table, honour, { announce: true });
      expect(hocsPaid(deal)).toBe(table.players - 1);
      if (!isExcepted(honour, said)) expect(deal.state).toBe('0 leads');
    }),
    butDwarf: dwarfStopsInPlaceOfAKing,
  },
  'honour-stops': {
    stops: forEachHonour((table, honour, _, said) => {
      if (!isExcepted(honour, said)) expect(laid(table, honour).state).toBe('0 leads');
    }),
    butDwarf: dwarfStopsInPlaceOfAKing,
    goesOn: (table, said) => {
      const cards = [...plainCards(table), ...honoursOf(table), '7d'].filter(
        (text) => !isExcepted(text, said),
      );
      for (const text of cards) {
        const next = above(text, 1);
        expect(laid(table, text).state).toMatch(next === null ? '0 leads' : next);
      }
    },
    dwarfStops: (table) => expect(laid(table, '7d').state).toBe('0 leads'),
  },
  'forgot-to-announce': {
    nothingToForget: sweepsWithoutAWord(false),
    stays: boxStays,
    bete: forgottenIsBete,
    stake: forgottenIsBete,
    noHoc: forEachHonour((table, honour) => {
      expect(hocsPaid(laid(table, honour))).toBe(0);
      expect(hocsPaid(laid(table, honour, { announce: true }))).toBe(table.players - 1);
    }),
  },
  'announced-late': {
    noNeed: sweepsWithoutAWord(false),
    late: forEachHonour((table, honour) => {
      const deal = laid(table, honour);
      expect(deal.answerTo(`${honour}!`)).toBe('card-not-held');
      expect(sweptBy(forgotten(table, honour))).toEqual([]);
    }),
    stays: boxStays,
    bete: forgottenIsBete,
    stake: forgottenIsBete,
  },
  'honour-last-card': {
    sweeps: forEachHonour((table, honour, box) => {
      const deal = laid(table, honour, { last: true, announce: true });
      const types = deal.events.map(({ type }) => type);
      expect(sweptBy(deal)).toEqual([box]);
      expect(types.indexOf('swept')).toBeLessThan(types.indexOf('ended'));
    }),
    required: sweepsOnlyIfAnnounced(true),
    automatic: sweepsWithoutAWord(true),
  },
  'honour-held': {
    bete: both(heldIsBete, everyHeldOneIsBete),
    stake: both(heldIsBete, everyHeldOneIsBete),
    nothing: heldCostsNothing,
  },
  'how-much-is-a-bete': {
    none: both(heldCostsNothing, forgottenCostsNothing),
    held: both(heldIsBete, forgottenCostsNothing),
    forgotten: both(forgottenIsBete, heldCostsNothing),
    both: both(heldIsBete, forgottenIsBete),
    asMuch: forEachHonour((table, honour, box) => {
      for (const bete of betesFor(table, honour, EVERY_BOX)) expect(bete.owed).toBe(EVERY_BOX[box]);
    }),
    empty: forEachHonour((table, honour) => {
      const betes = betesFor(table, honour, [0, 0, 0, 0, 0]);
      expect(betes.length).toBeGreaterThan(0);
      for (const bete of betes) expect(bete.counters).toBe(0);
    }),
    stake: forEachHonour((table, honour, box) => {
      for (const boxes of [EVERY_BOX, [0, 0, 0, 0, 0]])
        for (const bete of betesFor(table, honour, boxes))
          expect(bete.counters).toBe(table.ruleset.honours[box]?.stake);
    }),
    once: forEachHonour((table, honour) => {
      expect(ordinaryEnd(table, [honour]).eventsOf('beted').length).toBeLessThanOrEqual(1);
      expect(forgotten(table, honour).eventsOf('beted').length).toBeLessThanOrEqual(1);
    }),
  },
};
