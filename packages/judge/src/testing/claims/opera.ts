import { RANKS, type Ruleset } from '@nain-jaune/engine';
import { expect } from 'vitest';
import {
  both,
  type Check,
  type Claims,
  high,
  honoursOf,
  low,
  plainCards,
  plainRun,
  seated,
  stalled,
  type Table,
  twinOf,
  withRules,
} from './claim.ts';
import { operaEnd, ordinaryEnd } from './finishedDeals.ts';

const OPERA = /won an opera$/;

/** Place 1 goes out with its first card, which follows a card of place 0. */
function afterOthers(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  return seated(table, [`${card} ${twinOf(table, card)}`, next]).play(`${card} - ${next}`);
}

/** Place 1 goes out with its first card after an earlier pass. */
function afterPassing(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2);
  const first = high(plainCards(table, 'K'));
  const higher = RANKS.slice(RANKS.findIndex((rank) => first.startsWith(rank)) + 1).join(' ');
  const hands = [`${first} ${card} ${twinOf(table, card)}`, next];
  const anyLead = withRules(table, { firstLead: 'any' });
  const deal = seated(anyLead, hands, { avoid: `${higher} ${card} ${next}` }).play(first);
  while (!deal.state.endsWith('leads')) deal.play('-');
  return deal.play(`${card} - ${next}`);
}

/** Place 1 follows a card of place 0, and goes out when it leads. */
function afterFollowing(table: Table) {
  const [card = '', next = ''] = plainRun(table, 2, 'A 2 3');
  const spare = twinOf(table, next);
  const higher = RANKS.slice(RANKS.findIndex((rank) => card.startsWith(rank))).join(' ');
  const deal = seated(table, [`${card} ${twinOf(table, card)}`, `${next} ${spare}`], { avoid: higher });
  deal.play(`${card} - ${next}`);
  while (!deal.state.endsWith('leads')) deal.play('-');
  return deal.play(spare);
}

const aloneIs = (table: Table) => expect(operaEnd(table).state).toMatch(OPERA);
const interruptedIsNot = (table: Table) => expect(ordinaryEnd(table).state).not.toMatch(OPERA);
const afterOthersIs = (table: Table) => expect(afterOthers(table).state).toMatch(OPERA);
const afterOthersIsNot = (table: Table) => expect(afterOthers(table).state).not.toMatch(OPERA);

const afterFollowingIs = (table: Table) => expect(afterFollowing(table).state).toMatch(OPERA);
const afterFollowingIsNot = (table: Table) => expect(afterFollowing(table).state).not.toMatch(OPERA);
const afterPassingIsNot = (table: Table) => expect(afterPassing(table).state).not.toMatch(OPERA);

const afterStallIs: Check = (table) => {
  const { deal, card } = stalled(table, low);
  while (!deal.state.endsWith('leads')) deal.play('-');
  expect(deal.play(twinOf(table, card)).state).toMatch(OPERA);
};

const noOpera: Check = (table) => {
  expect(operaEnd(table).state).not.toMatch(OPERA);
  afterOthersIsNot(table);
};

/** The debts of the losers after an opera. */
function owed(table: Table, changes: Partial<Ruleset> = {}): number[] {
  const deal = operaEnd(withRules(table, changes), [`Kc ${twinOf(table, '9h')}`]);
  return deal.eventsOf('paid').map((paid) => paid.owed);
}

const betesAfterOpera = (table: Table) => {
  const [honour = ''] = honoursOf(table);
  return operaEnd(table, [honour]).eventsOf('beted');
};

/** The honour of the first box costs a bête as after any deal. */
const beteAsUsual: Check = (table) => {
  const [honour = ''] = honoursOf(table);
  expect(betesAfterOpera(table)).toHaveLength(1);
  expect(betesAfterOpera(table)).toEqual(ordinaryEnd(table, [honour]).eventsOf('beted'));
};

/** The factors of the payments after an opera, for the holder of the dwarf and for the next player. */
function timesPaid(factorOfHolder: number, factorOfOther: number): Check {
  return (table) => {
    const held = ['7d', twinOf(table, '9h')];
    expect(operaEnd(table, held).state).toMatch(OPERA);
    const owedBy = (changes: Partial<Ruleset>) =>
      operaEnd(withRules(table, changes), held)
        .eventsOf('paid')
        .filter(({ reason }) => reason === 'hand')
        .slice(0, 2)
        .map((paid) => paid.owed);
    const [holder = 0, other = 0] = owedBy({ opera: null, heldDwarfFactor: 1 });
    expect(owedBy({})).toEqual([factorOfHolder * holder, factorOfOther * other].slice(0, table.players - 1));
  };
}

/** The situations of an opera. */
export const OPERAS: Claims<
  | 'what-is-an-opera'
  | 'what-an-opera-brings'
  | 'others-laid-before'
  | 'dwarf-at-an-opera'
  | 'bete-after-an-opera'
> = {
  'what-is-an-opera': {
    none: noOpera,
    'first-chance': both(aloneIs, afterOthersIs, afterPassingIsNot, interruptedIsNot),
    'first-lead': both(aloneIs, afterOthersIsNot, afterFollowingIs, interruptedIsNot),
    unopposed: both(aloneIs, afterOthersIsNot, afterFollowingIsNot, interruptedIsNot),
    passes: afterStallIs,
    laterPasses: both(afterStallIs, afterFollowingIs),
  },
  'what-an-opera-brings': {
    none: noOpera,
    sweeps: (table) => {
      const swept = operaEnd(table).eventsOf('swept');
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
      expect(deal.eventsOf('swept')).toEqual([]);
      expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
    },
    double: (table) => expect(owed(table)).toEqual(owed(table, { opera: null }).map((some) => 2 * some)),
    asUsual: (table) => expect(owed(table)).toEqual(owed(table, { opera: null })),
  },
  'others-laid-before': {
    none: noOpera,
    'first-chance': both(afterOthersIs, afterPassingIsNot),
    'first-lead': both(afterFollowingIs, afterOthersIsNot),
    unopposed: both(aloneIs, afterOthersIsNot, afterFollowingIsNot),
  },
  'dwarf-at-an-opera': {
    none: noOpera,
    single: timesPaid(1, 1),
    operaDoubles: timesPaid(2, 2),
    dwarfDoubles: timesPaid(2, 1),
    multiply: timesPaid(4, 2),
    highest: timesPaid(2, 2),
  },
  'bete-after-an-opera': {
    noBete: (table) => expect(betesAfterOpera(table)).toEqual([]),
    noOpera: both(noOpera, beteAsUsual),
    emptied: (table) => {
      expect(betesAfterOpera(table).map(({ owed: some, counters }) => [some, counters])).toEqual([[0, 0]]);
    },
    stake: (table) => {
      const stake = table.ruleset.honours[0]?.stake;
      expect(betesAfterOpera(table).map(({ owed: some, counters }) => [some, counters])).toEqual([
        [stake, stake],
      ]);
    },
    asUsual: beteAsUsual,
  },
};
