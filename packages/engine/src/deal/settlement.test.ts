import { describe, expect, test } from 'vitest';
import { RULESETS } from '../index.ts';
import { ascending } from '../testing/cards.ts';
import { fixedDeal } from '../testing/fixedDeal.ts';

/** Seat 0 goes out with the 4♣; 1 holds A 10 J 9, 2 holds 2 3 5. */
const THREE = ['4c', 'Ah Ts Jd 9c', '2h 3h 5s'];

describe('S0 1760: settlement', () => {
  test('courts are worth 10, aces 1, all other cards their face', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760 opera=null', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([140, 70, 90]);
  });

  test('a player who still holds an honour is bête and doubles the stake in its box', () => {
    const hands = ['4c', 'Qs 2h', '3h 5s'];
    const deal = fixedDeal({ rules: 'avantcoureur-1760 opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([120, 58, 92]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });

  test('a player who still holds the dwarf pays double, and its box is doubled', () => {
    const hands = ['4c', '7d 2h', '3h 5s'];
    const deal = fixedDeal({ rules: 'avantcoureur-1760 opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([126, 32, 92]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 100]);
  });
});

describe('S0 1789: settlement', () => {
  test('the winner draws the points left in hand: courts 10, aces 1, the rest their face', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([140, 70, 90]);
    expect(deal.eventsOf('paid')).toEqual([
      { type: 'paid', reason: 'hand', from: 1, to: 0, owed: 30, counters: 30 },
      { type: 'paid', reason: 'hand', from: 2, to: 0, owed: 10, counters: 10 },
    ]);
  });

  test('jack, queen and king are worth 10 each', () => {
    const hands = ['4c', 'Jh Qh Ks', '2h'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([132, 70, 98]);
  });

  test('a player who still holds an honour pays a bête that matches what is in its box', () => {
    const hands = ['4c', 'Qs 2h', '3h 5s'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([120, 58, 92]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
    expect(deal.eventsOf('beted')).toEqual([
      { type: 'beted', reason: 'held', seat: 1, box: 2, owed: 30, counters: 30 },
    ]);
  });

  test('the losers show the cards they still hold, the winner none, and the last event has all counters and boxes', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: ['4c', 'Qs 2h', '3h 5s'] }).play('4c');
    const shown = deal.eventsOf('shown').map(({ seat, cards }) => [seat, ascending(cards)]);
    expect(shown).toEqual([
      [1, '2h Qs'],
      [2, '3h 5s'],
    ]);
    expect(deal.eventsOf('settled')).toEqual([
      { type: 'settled', counters: [120, 58, 92], boxes: [10, 20, 60, 40, 50] },
    ]);
    expect(deal.events.at(-1)?.type).toBe('settled');
  });
});

describe('S1: settlement', () => {
  test('the others pay the winner one counter for each card they could not play', () => {
    const deal = fixedDeal({ rules: 'famille opera=null', hands: [...THREE, '8s'] }).play('4c');
    expect(deal.counters).toEqual([108, 96, 97, 99]);
  });

  test('a player who could not play a card of the board must double its stake', () => {
    const hands = ['4c', 'Qs 2h', '3h 5s', '8s'];
    const deal = fixedDeal({ rules: 'famille opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([105, 68, 98, 99]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });
});

describe('S2: settlement', () => {
  test('the winner gets as many counters as the others hold points; an ace counts 1', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([140, 70, 90]);
  });

  test('a player who could not lay an honour must double the contents of its box', () => {
    const hands = ['4c', 'Kh 2h', '3h 5s'];
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([120, 48, 92]);
    expect(deal.boxes).toEqual([10, 20, 30, 80, 50]);
  });

  test('variant: the winner gets as many counters as the others hold cards', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null payment=cards', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([107, 96, 97]);
  });
});

describe('S3: settlement', () => {
  test('an ace counts 10', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf opera=null', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([149, 61, 90]);
  });

  test('example: a player who holds 5, 8, 9 and a queen pays 32', () => {
    const hands = ['4c', '5h 8c 9d Qc', '2h'];
    const deal = fixedDeal({ rules: 'yellow-dwarf opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([134, 68, 98]);
  });

  test('a player who holds a card of the board doubles the chips in its box', () => {
    const hands = ['4c', 'Td 2h', '3h 5s'];
    const deal = fixedDeal({ rules: 'yellow-dwarf opera=null', hands }).play('4c');
    expect(deal.counters).toEqual([120, 78, 92]);
    expect(deal.boxes).toEqual([20, 20, 30, 40, 50]);
  });
});

describe('S4: settlement', () => {
  test('the others pay the number of cards left in hand', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: THREE }).play('4c');
    expect(deal.counters).toEqual([107, 96, 97]);
  });

  test('a player who holds a card of the board pays nothing for it', () => {
    const hands = ['4c', 'Qh Ks 7d', 'Jc Td'];
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands }).play('4c');
    expect(deal.counters).toEqual([105, 97, 98]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('R7: a player who owes more than he has', () => {
  const hands = ['4c', 'Qc Qh Qd', '9h 2c'];
  const counters = [100, 20, 3];

  test('pays what he has, never goes below zero, and the rest is not owed', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands, counters }).play('4c');
    expect(deal.counters).toEqual([123, 0, 0]);
    expect(deal.eventsOf('paid').map(({ owed, counters: paid }) => [owed, paid])).toEqual([
      [30, 20],
      [11, 3],
    ]);
  });

  test('setting debts: pays in full and goes below zero', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null debts=true', hands, counters }).play('4c');
    expect(deal.counters).toEqual([141, -10, -8]);
  });

  test('payments to the winner come before bêtes', () => {
    const rules = 'lindor-1789 opera=null';
    const deal = fixedDeal({ rules, hands: ['4c', 'Qs 5h', '2c'], counters: [100, 25, 100] }).play('4c');
    // seat 1 pays 15 of 25 and then 10 of the 30 that the bête would be
    expect(deal.counters).toEqual([117, 0, 98]);
    expect(deal.boxes).toEqual([10, 20, 40, 40, 50]);
    expect(deal.eventsOf('beted')).toEqual([
      { type: 'beted', reason: 'held', seat: 1, box: 2, owed: 30, counters: 10 },
    ]);
  });

  test('setting debts: the bête is paid in full too', () => {
    const rules = 'lindor-1789 opera=null debts=true';
    const deal = fixedDeal({ rules, hands: ['4c', 'Qs 5h', '2c'], counters: [100, 25, 100] }).play('4c');
    expect(deal.counters).toEqual([117, -20, 98]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });

  test('all payments are made before the first bête, everyone’s', () => {
    const hands = ['4c', 'Qs', 'Td'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('4c');
    const kinds = deal.events.map(({ type }) => type).filter((type) => type === 'paid' || type === 'beted');
    expect(kinds).toEqual(['paid', 'paid', 'beted', 'beted']);
  });

  test('players pay in turn order starting after the winner: clockwise', () => {
    const hands = ['2c 9h', '3c', '4h', '5h'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('2c - 3c');
    expect(deal.eventsOf('paid').map(({ from, counters: paid }) => [from, paid])).toEqual([
      [2, 4],
      [3, 5],
      [0, 9],
    ]);
  });

  test('players pay in turn order starting after the winner: anticlockwise', () => {
    const hands = ['2c 9h', '4h', '5h', '3c'];
    const deal = fixedDeal({ rules: 'famille opera=null', hands }).play('2c - 3c');
    expect(deal.eventsOf('paid').map(({ from }) => from)).toEqual([2, 1, 0]);
  });
});

describe('R8: a bête of the stake', () => {
  const rules = 'lindor-1789 opera=null bete=stake';

  test('adds the stake of one ante of its box', () => {
    const deal = fixedDeal({ rules, hands: ['2c', 'Qs 3d', 'Kh'] }).play('2c');
    expect(deal.eventsOf('beted').map(({ box, owed, counters }) => [box, owed, counters])).toEqual([
      [2, 3, 3],
      [3, 4, 4],
    ]);
    expect(deal.boxes).toEqual([10, 20, 33, 44, 50]);
  });

  test('fills a box that an opera has swept', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 bete=stake', hands: ['2c', 'Qs 3d', '4h'] }).play('2c');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.boxes).toEqual([0, 0, 3, 0, 0]);
  });

  test('is due for an honour laid unannounced too', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg bete=stake opera=null', hands: ['2c Qs', '4d', '4h'] });
    expect(deal.play('Qs - - - 2c').boxes).toEqual([10, 20, 33, 40, 50]);
  });
});

describe('R8: bêtes', () => {
  test('are paid in turn order starting after the winner', () => {
    const hands = ['2c Qs', '3c', 'Td', 'Kh'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('2c - 3c');
    expect(deal.eventsOf('beted').map(({ seat, box, counters }) => [seat, box, counters])).toEqual([
      [2, 0, 10],
      [3, 3, 40],
      [0, 2, 30],
    ]);
  });

  test('several of one player are paid in the order of the honours', () => {
    const hands = ['4c', '7d Td 2c', '3h'];
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands, counters: [100, 50, 100] }).play('4c');
    // seat 1 pays 19 of 50, then 10 for the 10♦, and the 21 left for the dwarf
    expect(deal.counters).toEqual([122, 0, 97]);
    expect(deal.boxes).toEqual([20, 20, 30, 40, 71]);
  });

  test('the order of the honours is the ruleset’s', () => {
    const honours = [...RULESETS['lindor-1789'].honours].reverse();
    const rules = { ...RULESETS['lindor-1789'], id: 'reversed', opera: null, honours };
    const hands = ['4c', '7d Td 2c', '3h'];
    const boxes = [50, 40, 30, 20, 10];
    const deal = fixedDeal({ rules, hands, boxes, counters: [100, 50, 100] }).play('4c');
    // the dwarf's box comes first now: the 31 left after the payment go into it
    expect(deal.counters).toEqual([122, 0, 97]);
    expect(deal.boxes).toEqual([81, 40, 30, 20, 10]);
  });

  test('a box whose honour was laid unannounced is doubled by the player who laid it', () => {
    const hands = ['Js Qs 2c', 'Kc 4c', '3h 6c'];
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands }).play('Js Qs - Kc 4c');
    expect(deal.counters).toEqual([68, 111, 91]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });

  test('the winner who forgot an honour pays his bête last', () => {
    const hands = ['Qs', 'Td', 'Kh'];
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands }).play('Qs');
    expect(deal.eventsOf('beted').map(({ seat, reason }) => [seat, reason])).toEqual([
      [1, 'held'],
      [2, 'held'],
      [0, 'missed'],
    ]);
    // +20 from the two hands, −30 for the forgotten queen
    expect(deal.counters).toEqual([90, 80, 50]);
    expect(deal.boxes).toEqual([20, 20, 60, 80, 50]);
  });

  test('the winner pays his bête out of what he has won', () => {
    const hands = ['Qs', '3c', '4c'];
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands, counters: [0, 100, 100] }).play('Qs');
    expect(deal.counters).toEqual([0, 97, 96]);
    expect(deal.boxes).toEqual([10, 20, 37, 40, 50]);
  });

  test('no box is doubled twice in one deal', () => {
    const hands = ['Qs Kc', '3c 2c', '4c 2h'];
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands }).play('Qs Kc');
    expect(deal.eventsOf('beted')).toHaveLength(1);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });

  test('setting: a held honour costs nothing while a forgotten one does', () => {
    const rules = 'gelber-zwerg opera=null heldHonour=nothing';
    const deal = fixedDeal({ rules, hands: ['Qs', 'Td', 'Kh'] }).play('Qs');
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });
});
