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
  plainCards,
  seated,
  seatOf,
  sweptBy,
  type Table,
  twinOf,
  unless,
  withRules,
} from './claim.ts';
import { ordinaryEnd, playOut } from './finishedDeals.ts';

const forEachHonour =
  (claim: (table: Table, honour: string, box: number, answer: readonly string[]) => void): Claim =>
  (table, answer) => {
    for (const [box, honour] of honoursOf(table).entries()) claim(table, honour, box, answer);
  };

/** Whether an answer has an exception for this honour. */
function isExcepted(honour: string, answer: readonly string[]): boolean {
  return honour === '7d' && (answer.includes('butDwarf') || answer.includes('dwarfStops'));
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

/** A deal played to its end after an honour was not announced, without operas, which would sweep its box. */
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

/** The counters that a bête adds to a box: its stake, or as much as it holds. */
function beteOf({ ruleset }: Table, box: number, answer: readonly string[]): number | undefined {
  return answer.includes('stake') ? ruleset.honours[box]?.stake : EVERY_BOX[box];
}

const forgottenIsBete = forEachHonour((table, honour, box, answer) => {
  const deal = forgotten(table, honour);
  const owed = beteOf(table, box, answer);
  expect(sweptBy(deal)).toEqual([]);
  expect(deal.eventsOf('beted')).toEqual([
    { type: 'beted', reason: 'missed', seat: 0, box, owed, counters: owed },
  ]);
});

const heldIsBete = forEachHonour((table, honour, box, answer) => {
  const owed = beteOf(table, box, answer);
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

/** The bêtes for an honour that is held, and for one that is not announced. */
function betesFor(table: Table, honour: string, boxes: readonly number[]) {
  const held = ordinaryEnd(table, [honour], { boxes });
  return [held, forgotten(table, honour, [...boxes])].flatMap((deal) => deal.eventsOf('beted'));
}

/** The dwarf stops the run in place of a king, but not if it is led. */
const dwarfStopsInPlaceOfAKing: Check = (table) => {
  expect(laid(table, '7d').state).toBe('0 wants 8d');
  const queen = plainCards(table).find((text) => text.startsWith('Q'));
  if (queen === undefined) return;
  const hands = [`${queen} ${twinOf(table, queen)}`, `7d ${twinOf(table, '7d')}`];
  const deal = seated(table, hands, { avoid: 'K' }).play(`${queen} - 7d`);
  expect(deal.state).toBe(`${seatOf(table, 1)} leads`);
};

/** The situations of cards with a box. */
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
    hoc: forEachHonour((table, honour, _, answer) => {
      const deal = laid(table, honour, { announce: true });
      expect(hocsPaid(deal)).toBe(table.players - 1);
      if (!isExcepted(honour, answer)) expect(deal.state).toBe('0 leads');
    }),
    butDwarf: dwarfStopsInPlaceOfAKing,
  },
  'honour-stops': {
    stops: forEachHonour((table, honour, _, answer) => {
      if (!isExcepted(honour, answer)) expect(laid(table, honour).state).toBe('0 leads');
    }),
    butDwarf: dwarfStopsInPlaceOfAKing,
    goesOn: (table, answer) => {
      const cards = [...plainCards(table), ...honoursOf(table), '7d'].filter(
        (text) => !isExcepted(text, answer),
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
