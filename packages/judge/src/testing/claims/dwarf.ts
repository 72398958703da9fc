import type { FixedDeal } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import {
  above,
  asked,
  both,
  type Check,
  type Claims,
  dwarfMayBeKept,
  EVERY_BOX,
  hocsPaid,
  honoursOf,
  kingsOf,
  laid,
  low,
  plainCards,
  rankAbove,
  seated,
  seatOf,
  stalled,
  sweptBy,
  type Table,
  twinOf,
  unless,
  withRules,
} from './claim.ts';
import { ordinaryEnd, owedFor } from './finishedDeals.ts';

const DWARF_TEXT = '7d';

/** Place 1 holds the dwarf, for each card that can be wanted after a plain one. */
function dwarfAsked(table: Table): { card: string; deal: FixedDeal }[] {
  const spare = twinOf(table, DWARF_TEXT);
  return plainCards(table, 'K 7')
    .filter((text) => above(text, 1) !== spare)
    .map((card) => {
      const hands = [`${card} ${twinOf(table, card)}`, `${DWARF_TEXT} ${twinOf(table, DWARF_TEXT)}`];
      return { card, deal: seated(table, hands, { avoid: rankAbove(card) }).play(`${card} -`) };
    });
}

/** The dwarf is the wanted seven. Null if the six has a box and stops the run. */
function dwarfWanted(table: Table): FixedDeal | null {
  const six = plainCards(table).find((text) => text === '6d');
  if (six === undefined) return null;
  const spare = plainCards(table, '6 7').at(-1) ?? '';
  return seated(table, [`6d ${twinOf(table, six)}`, `7d ${spare}`], { avoid: '7' }).play('6d -');
}

/** The answer to a pass if only the dwarf fits as a seven. */
export const answersWanted =
  (answer: string): Check =>
  (table) => {
    const deal = dwarfWanted(table);
    if (deal !== null) expect(deal.answerTo('-')).toBe(answer);
  };

/** The dwarf doubles the payment for a hand. */
export const heldDwarfDoubles: Check = (table) => {
  const single = withRules(table, { heldDwarfFactor: 1 });
  for (const held of [DWARF_TEXT, `${DWARF_TEXT} ${twinOf(table, 'Ac')}`]) {
    expect(owedFor(table, held)).toBe(2 * (owedFor(single, held) ?? 0));
  }
};

const dwarfIsNoBete: Check = (table) => {
  expect(ordinaryEnd(table, [DWARF_TEXT]).eventsOf('beted')).toEqual([]);
};

const kingsAndHonours = (table: Table) => [...new Set([...kingsOf(table), ...honoursOf(table)])];

const noHocIsPaid: Check = (table) => {
  for (const card of kingsAndHonours(table)) expect(hocsPaid(laid(table, card, { announce: true }))).toBe(0);
};

const hocIsPaid =
  (announce: boolean, payers: (table: Table) => number): Check =>
  (table) => {
    for (const card of kingsAndHonours(table)) {
      expect(hocsPaid(laid(table, card, { announce }))).toBe(payers(table));
    }
  };

const byEveryone = ({ players }: Table) => players - 1;
const byNone = () => 0;

/** A claim for each king with a box. */
const forKingsOfTheBoard =
  (claim: (table: Table, king: string) => void): Check =>
  (table) => {
    const kings = kingsOf(table).filter((king) => honoursOf(table).includes(king));
    expect(kings).not.toEqual([]);
    for (const king of kings) claim(table, king);
  };

const kingsStopTheRun: Check = (table) => {
  for (const king of kingsOf(table)) expect(laid(table, king).state).toBe('0 leads');
};

/** The dwarf still held costs a bête of `added`. */
function heldDwarfIsBete(added: (table: Table) => readonly number[]): Check {
  return (table) => {
    const box = honoursOf(table).indexOf(DWARF_TEXT);
    const betes = ordinaryEnd(table, [DWARF_TEXT], { boxes: EVERY_BOX }).eventsOf('beted');
    expect(betes.map((bete) => [bete.box, bete.reason, bete.counters])).toEqual([
      [box, 'held', added(table)[box]],
    ]);
  };
}

/** The situations of the dwarf and of hocs. */
export const DWARF: Claims<
  'lay-the-dwarf' | 'must-lay-the-dwarf' | 'dwarf-held' | 'hoc-called' | 'king-and-honour' | 'king-in-silence'
> = {
  'lay-the-dwarf': {
    plain: (table) => {
      for (const { card, deal } of dwarfAsked(table)) {
        const isWanted = table.ruleset.run === 'rank' ? card.startsWith('6') : card === '6d';
        expect(deal.answerTo(DWARF_TEXT)).toBe(isWanted ? 'accepted' : 'card-not-wanted');
      }
    },
    stop: (table) => {
      for (const { deal } of dwarfAsked(table)) {
        expect(deal.play(DWARF_TEXT).state).toBe(`${seatOf(table, 1)} leads`);
      }
    },
    'stands-for-wanted': (table) => {
      const stops = kingsOf(table).concat(table.ruleset.hocs ? honoursOf(table) : []);
      for (const { card, deal } of dwarfAsked(table)) {
        const isStop = stops.includes(above(card, 1) ?? '') && card !== '6d';
        const goesOn = isStop ? 'leads' : `wants ${above(card, 2)}`;
        expect(deal.play(DWARF_TEXT).state).toBe(`${seatOf(table, 1)} ${goesOn}`);
      }
    },
    sweeps: (table) => {
      const box = honoursOf(table).indexOf(DWARF_TEXT);
      expect(sweptBy(laid(table, DWARF_TEXT, { announce: true }))).toEqual([box]);
    },
  },
  'must-lay-the-dwarf': {
    never: both(answersWanted('accepted'), dwarfMayBeKept),
    mayKeep: both(answersWanted('accepted'), (table) => expect(asked(table).answerTo('-')).toBe('accepted')),
    rank: answersWanted('must-continue'),
    suit: answersWanted('must-continue'),
  },
  'dwarf-held': {
    double: both(heldDwarfDoubles, unless(['bete', 'stake'], dwarfIsNoBete)),
    bete: heldDwarfIsBete(() => EVERY_BOX),
    stake: heldDwarfIsBete(({ ruleset }) => ruleset.honours.map(({ stake }) => stake)),
    nothing: both(dwarfIsNoBete, (table) => {
      expect(owedFor(table, DWARF_TEXT)).toBe(owedFor(table, twinOf(table, DWARF_TEXT)));
    }),
  },
  'hoc-called': {
    noHocs: noHocIsPaid,
    required: both(hocIsPaid(true, byEveryone), hocIsPaid(false, byNone)),
    automatic: hocIsPaid(false, byEveryone),
    chance: (table) => expect(stalled(table, low).deal.eventsOf('paid')).toEqual([]),
  },
  'king-and-honour': {
    once: forKingsOfTheBoard((table, king) => {
      const deal = laid(table, king, { announce: true });
      expect(hocsPaid(deal)).toBe(table.players - 1);
      expect(sweptBy(deal)).toEqual([honoursOf(table).indexOf(king)]);
    }),
    noSuchKing: (table) => {
      for (const king of kingsOf(table)) expect(sweptBy(laid(table, king, { announce: true }))).toEqual([]);
    },
    noHocs: noHocIsPaid,
  },
  'king-in-silence': {
    nothingToSay: both(kingsStopTheRun, (table) => {
      for (const king of plainCards(table).filter((text) => text.startsWith('K')))
        expect(seated(table, [king]).answerTo(`${king}!`)).toBe('nothing-to-announce');
    }),
    required: both(kingsStopTheRun, (table) => {
      for (const king of kingsOf(table)) {
        expect(hocsPaid(laid(table, king))).toBe(0);
        expect(hocsPaid(laid(table, king, { announce: true }))).toBe(table.players - 1);
      }
    }),
    automatic: both(kingsStopTheRun, (table) => {
      for (const king of kingsOf(table)) expect(hocsPaid(laid(table, king))).toBe(table.players - 1);
    }),
    ofTheBoard: forKingsOfTheBoard((table, king) =>
      expect(laid(table, king).eventsOf('missed')).toHaveLength(1),
    ),
  },
};
