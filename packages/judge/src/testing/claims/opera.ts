import type { Ruleset } from '@nain-jaune/engine';
import { expect } from 'vitest';
import {
  both,
  type Check,
  type Claims,
  honoursOf,
  low,
  operaEnd,
  ordinaryEnd,
  plainRun,
  seated,
  seatOf,
  stalled,
  type Table,
  twinOf,
  withRules,
} from './claim.ts';

const OPERA = /won an opera$/;

/** Place 0 has laid a card; place 1 goes out with its first, which follows it. */
function afterOthers(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  return seated(table, [`${card} ${twinOf(table, card)}`, next]).play(`${card} - ${next}`);
}

const aloneIs = (table: Table) => expect(operaEnd(table).state).toMatch(OPERA);
const interruptedIsNot = (table: Table) => expect(ordinaryEnd(table).state).not.toMatch(OPERA);
const afterOthersIs = (table: Table) => expect(afterOthers(table).state).toMatch(OPERA);
const afterOthersIsNot = (table: Table) => expect(afterOthers(table).state).not.toMatch(OPERA);

const noOpera: Check = (table) => {
  expect(operaEnd(table).state).not.toMatch(OPERA);
  afterOthersIsNot(table);
};

/** What the losers owe after an opera, and under other rules. */
function owed(table: Table, changes: Partial<Ruleset> = {}): number[] {
  const deal = operaEnd(withRules(table, changes), [`Kc ${twinOf(table, '9h')}`]);
  return deal.told('paid').map((paid) => paid.owed);
}

const betesAfterOpera = (table: Table) => {
  const [honour = ''] = honoursOf(table);
  return operaEnd(table, [honour]).told('beted');
};

/** The held honour of the first box, which holds 10 counters, is a bête as after any deal. */
const beteAsUsual: Check = (table) => {
  expect(betesAfterOpera(table)).toEqual([
    { type: 'beted', reason: 'held', seat: seatOf(table, 1), box: 0, owed: 10, counters: 10 },
  ]);
};

/** The situations of an opera. */
export const OPERAS: Claims<
  'what-is-an-opera' | 'what-an-opera-brings' | 'others-laid-before' | 'bete-after-an-opera'
> = {
  'what-is-an-opera': {
    none: noOpera,
    'first-turn': both(aloneIs, afterOthersIs, interruptedIsNot),
    unopposed: both(aloneIs, afterOthersIsNot, interruptedIsNot),
    passes: (table) => {
      const { deal, card } = stalled(table, low);
      while (!deal.state.endsWith('leads')) deal.play('-');
      expect(deal.play(twinOf(table, card)).state).toMatch(OPERA);
    },
  },
  'what-an-opera-brings': {
    none: noOpera,
    sweeps: (table) => {
      const swept = operaEnd(table).told('swept');
      expect(swept.map(({ box, counters, seat, opera }) => [box, counters, Number(seat), opera])).toEqual([
        [0, 10, 0, true],
        [1, 20, 0, true],
        [2, 30, 0, true],
        [3, 40, 0, true],
        [4, 50, 0, true],
      ]);
    },
    boxesStay: (table) => {
      const deal = operaEnd(table);
      expect(deal.told('swept')).toEqual([]);
      expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
    },
    double: (table) => expect(owed(table)).toEqual(owed(table, { opera: null }).map((some) => 2 * some)),
    asUsual: (table) => expect(owed(table)).toEqual(owed(table, { opera: null })),
  },
  'others-laid-before': {
    none: noOpera,
    'first-turn': afterOthersIs,
    unopposed: both(aloneIs, afterOthersIsNot),
  },
  'bete-after-an-opera': {
    noBete: (table) => expect(betesAfterOpera(table)).toEqual([]),
    noOpera: both(noOpera, beteAsUsual),
    emptied: (table) => {
      expect(betesAfterOpera(table).map(({ owed: some, counters }) => [some, counters])).toEqual([[0, 0]]);
    },
    asUsual: beteAsUsual,
  },
};
