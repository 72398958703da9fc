import { describe, expect, test } from 'vitest';
import { fixedDeal } from '../testing/fixedDeal.ts';

const SWEPT = [0, 0, 0, 0, 0];
const UNTOUCHED = [10, 20, 30, 40, 50];

describe('S0 1760: opera', () => {
  test('who goes out before any other player has played a card is paid double', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', 'Ah Ts', '2h'] }).play('4c');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([126, 78, 96]);
  });

  test('it does not sweep the board', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', 'Ah Ts', '2h'] }).play('4c');
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('who holds the dwarf at an opera pays double twice, and the bête', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', '7d', '2h'] }).play('4c');
    // seat 2 pays twice 2; seat 1 pays four times 7 and the bête of 50
    expect(deal.counters).toEqual([132, 22, 96]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 100]);
  });

  test('is none when another player has laid a card, if only one before', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 9h', '5c Ah', '2h'] });
    deal.play('4c - - 5c - - - Ah');
    expect(deal.state).toBe('over: 1 won');
    expect(deal.counters).toEqual([91, 111, 98]);
  });
});

describe('S0 1789: opera', () => {
  test('who gets rid of all cards at once when first on lead sweeps the board besides the payments', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([263, 89, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('every box is told to be swept by the opera', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.told('swept')).toEqual(
      [10, 20, 30, 40, 50].map((counters, box) => ({ type: 'swept', seat: 0, box, counters, opera: true })),
    );
  });

  test('the payments are single', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.told('paid').map(({ counters }) => counters)).toEqual([11, 2]);
  });
});

describe('S1: opera', () => {
  test('who gets rid of all his cards in one go takes all stakes and as many counters as the others hold cards', () => {
    const hands = ['4c 5d', 'Ah Ts', '2h', '8s 8h'];
    const deal = fixedDeal({ rules: 'famille', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([255, 98, 99, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('is none if an opponent could lay a single card', () => {
    const hands = ['3c Kd', '2h 2d', '8c 8h', '4h 9s'];
    const deal = fixedDeal({ rules: 'famille', hands }).play('3c - 4h - - - - 9s');
    expect(deal.state).toBe('over: 3 won');
    expect(deal.counters).toEqual([99, 98, 98, 105]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });
});

describe('S2: opera', () => {
  test('who lays all his cards at once, his first time in turn, empties all boxes', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([263, 89, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });
});

describe('S3: grand opera', () => {
  test('who goes out before any other could play a card takes the whole board and the cards’ values', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([272, 80, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });
});

describe('S4: opera', () => {
  test('there is none', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([103, 98, 99]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });
});

describe('R6: first turn and no other player', () => {
  const second = { hands: ['3c Kd', '4h 8s', '2h 2d'], moves: '3c - 4h - - - 8s' };

  test('first turn: passes in between do not count', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 9d', 'Ah Ts', '2h'] }).play('4c - - - 9d');
    expect(deal.state).toBe('over: 0 won an opera');
  });

  test('first turn: others may have played before the winner’s first card', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: second.hands }).play(second.moves);
    expect(deal.state).toBe('over: 1 won an opera');
    // the board of 150, 4 from seat 2 and 10 from seat 0
    expect(deal.counters).toEqual([90, 264, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('first turn: none if another player laid between the winner’s first card and his last', () => {
    const hands = ['3c 5h', '4h 8s', '2h 2d'];
    const deal = fixedDeal({ rules: 'lindor-1789', hands }).play('3c - 4h - - 5h');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([112, 92, 96]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('first turn: none if a third player laid in between', () => {
    const hands = ['3c 9s', '4h 6s', '5h 2d'];
    const deal = fixedDeal({ rules: 'lindor-1789', hands }).play('3c - 4h - 5h - - 6s');
    expect(deal.state).toBe('over: 1 won');
  });

  test('no other player: none has laid any card in the whole deal', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: second.hands }).play(second.moves);
    expect(deal.state).toBe('over: 1 won');
    expect(deal.counters).toEqual([90, 114, 96]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('no other player: passes in between do not count', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['4c 9d', 'Ah Ts', '2h'] }).play('4c - - - 9d');
    expect(deal.state).toBe('over: 0 won an opera');
  });
});

describe('R8: opera and bêtes', () => {
  test('the sweep comes first, so the bête of a held honour is nothing', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Qs Ts', '2h'] }).play('4c 5d');
    expect(deal.counters).toEqual([272, 80, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('so is that of a forgotten one', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Qs', '3c', '4c'] }).play('Qs');
    expect(deal.counters).toEqual([257, 97, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('an honour swept in the play is not swept again by the opera', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Qs', '3c', '4c'] }).play('Qs!');
    expect(deal.counters).toEqual([257, 97, 96]);
    expect(deal.told('swept').map(({ box, counters, opera }) => [box, counters, opera])).toContainEqual([
      2,
      30,
      false,
    ]);
  });

  test('an opera that does not sweep leaves the bêtes as they are', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', 'Qs', '2h'] }).play('4c');
    // seat 2 pays 4, seat 1 pays 20 and the bête of 30
    expect(deal.counters).toEqual([124, 50, 96]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });
});

describe('settings', () => {
  const hands = ['4c 5d', 'Ah Ts', '2h'];

  test('an opera that sweeps and doubles', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera.factor=2', hands }).play('4c 5d');
    expect(deal.counters).toEqual([276, 78, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('an opera that neither sweeps nor doubles is an opera by name', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera.sweeps=false', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([113, 89, 98]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('no opera at all', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([113, 89, 98]);
  });

  test('first turn under the rules of 1760', () => {
    const deal = fixedDeal({
      rules: 'avantcoureur-1760 opera.when=first-turn',
      hands: ['3c Kd', '2h 2d', '4c 8s'],
    }).play('3c - 4c - - - 8s');
    expect(deal.state).toBe('over: 2 won an opera');
    expect(deal.counters).toEqual([80, 92, 128]);
  });
});
