import { describe, expect, test } from 'vitest';
import { fixedDeal } from '../testing/fixedDeal.ts';

describe('S0 1760: honours', () => {
  test('an honour played and announced wins the contents of its box, and one counter from each other player', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Js Qs 2c', '3c 4c', '5d 6c'] });
    deal.play('Js Qs!');
    expect(deal.counters).toEqual([132, 99, 99]);
    expect(deal.boxes).toEqual([10, 20, 0, 40, 50]);
  });

  test('forgotten, its stake is forfeited and remains in place; it is not doubled', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Js Qs 2c 3h', '3c 4c', '5d 6c'] });
    deal.play('Js Qs');
    expect(deal.counters).toEqual([100, 100, 100]);
    deal.play('2c - - 3c 4c');
    expect(deal.state).toBe('over: 1 won');
    // seat 0 holds 3h, seat 2 holds 5d and 6c
    expect(deal.counters).toEqual([97, 114, 89]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('S0 1789: honours', () => {
  test('"the Queen who sweeps": an honour laid and announced sweeps the counters of its box', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Js Qs 2c', '3c 4c', '5c 6c'] });
    expect(deal.play('Js').legal).toBe('Qs! Qs -');
    deal.play('Qs!');
    expect(deal.counters).toEqual([130, 100, 100]);
    expect(deal.boxes).toEqual([10, 20, 0, 40, 50]);
    expect(deal.eventsOf('swept')).toEqual([{ type: 'swept', seat: 0, box: 2, counters: 30, opera: false }]);
  });

  test('if a player forgets to announce it, the stake is lost and stays in place for the next deal', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: ['Js Qs 2c', 'Kc 4c', '3h 6c'] });
    deal.play('Js Qs');
    expect(deal.eventsOf('swept')).toEqual([]);
    expect(deal.eventsOf('missed')).toEqual([{ type: 'missed', seat: 0, box: 2 }]);
    deal.play('- Kc 4c');
    // to seat 1: 3 + 6 from seat 2, 2 from seat 0
    expect(deal.counters).toEqual([98, 111, 91]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
  });

  test('an honour that is led sweeps too', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Td 2c', '3c 4c', '5c 6c'] });
    expect(deal.legal).toBe('2c Td! Td');
    expect(deal.play('Td!').counters).toEqual([110, 100, 100]);
  });
});

describe.each(['avantcoureur-1760', 'lindor-1789', 'gelber-zwerg', 'yellow-dwarf'])(
  'S0, S2, S3: each honour sweeps its own box (%s)',
  (rules) => {
    test.each([
      ['Td', [0, 20, 30, 40, 50]],
      ['Jc', [10, 0, 30, 40, 50]],
      ['Qs', [10, 20, 0, 40, 50]],
      ['Kh', [10, 20, 30, 0, 50]],
      ['7d', [10, 20, 30, 40, 0]],
    ])('%s', (card, boxes) => {
      const deal = fixedDeal({ rules, hands: [`${card} 2c`, '3c 4c', '5c 6c'] });
      expect(deal.play(`${card}!`).boxes).toEqual(boxes);
    });

    test('and the Q♥ and K♠ are no honours', () => {
      const deal = fixedDeal({ rules: `${rules} hocs=false`, hands: ['Qh Ks 2c', '3c 4c', '5c 6c'] });
      expect(deal.answerTo('Qh!')).toBe('nothing-to-announce');
      expect(deal.answerTo('Ks!')).toBe('nothing-to-announce');
    });
  },
);

describe('S1: honours', () => {
  test('the player who plays one takes what is staked on it, without a word', () => {
    const deal = fixedDeal({ rules: 'famille', hands: ['Js Qs 2c', '3c 4c', '5c 6c', '8c 8h'] });
    expect(deal.play('Js').legal).toBe('Qs');
    expect(deal.answerTo('Qs!')).toBe('nothing-to-announce');
    deal.play('Qs');
    expect(deal.counters).toEqual([130, 100, 100, 100]);
    expect(deal.boxes).toEqual([10, 20, 0, 40, 50]);
  });

  test.each([
    ['Td', [0, 20, 30, 40, 50]],
    ['Jc', [10, 0, 30, 40, 50]],
    ['Kh', [10, 20, 30, 0, 50]],
    ['7d', [10, 20, 30, 40, 0]],
  ])('%s takes its own box', (card, boxes) => {
    const deal = fixedDeal({ rules: 'famille', hands: [`${card} 2c`, '3c 4c', '5c 6c', '8c 8h'] });
    expect(deal.play(card).boxes).toEqual(boxes);
  });
});

describe('S2: honours', () => {
  test('„die Dame die nimmt“: announced, it brings the contents of its box', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Js Qs 2c', '3c 4c', '5c 6c'] });
    expect(deal.play('Js Qs!').counters).toEqual([130, 100, 100]);
  });

  test('a player who forgets to announce it loses the prize and doubles the box after the deal', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg opera=null', hands: ['Js Qs 2c', 'Kc 4c', '3h 6c'] });
    deal.play('Js Qs - Kc 4c');
    // seat 2 pays 9 and seat 0 pays 2, then the bête of 30
    expect(deal.counters).toEqual([68, 111, 91]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
    expect(deal.eventsOf('beted')).toEqual([
      { type: 'beted', reason: 'missed', seat: 0, box: 2, owed: 30, counters: 30 },
    ]);
  });
});

describe('S3: honours', () => {
  test('example: 7♠ 8♣ 9♣ 10♦: the ten is announced and takes the chips on it', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['7s 8c 9c Td 2c', '3c', '5c'] });
    deal.play('7s 8c 9c');
    expect(deal.legal).toBe('Td! Td');
    deal.play('Td!');
    expect(deal.counters).toEqual([110, 100, 100]);
    expect(deal.boxes).toEqual([0, 20, 30, 40, 50]);
  });

  test('a player who forgets to take the chips doubles the value in that box at the end of the round', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf opera=null', hands: ['Js Qs 2c', 'Kc 4c', '3h 6c'] });
    deal.play('Js Qs - Kc 4c');
    expect(deal.counters).toEqual([68, 111, 91]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });
});

describe('S4: honours', () => {
  test.each([
    ['Td', [0, 20, 30, 40, 50]],
    ['Jc', [10, 0, 30, 40, 50]],
    ['Qh', [10, 20, 0, 40, 50]],
    ['Ks', [10, 20, 30, 0, 50]],
    ['7d', [10, 20, 30, 40, 0]],
  ])('%s is on the board and takes its box', (card, boxes) => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: [`${card} Kc`, '3c 4c', '5c 6c'] });
    expect(deal.play(`${card}!`).boxes).toEqual(boxes);
  });

  test('the queen of spades and the king of hearts are not on this board', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['Qs Kh 9c', '3c 4c', '5c 6c'] });
    expect(deal.play('9c - - -').answerTo('Qs!')).toBe('nothing-to-announce');
    expect(deal.answerTo('Kh!')).toBe('nothing-to-announce');
  });

  test('the counters are taken when the card is played, else they stay on the board and no player doubles them', () => {
    const hands = ['Ts Kd', 'Jh Qh 2d', '9c 9h'];
    const taken = fixedDeal({ rules: 'nain-jaune-court', hands }).play('Ts - Jh Qh! - - Kd');
    expect(taken.counters).toEqual([103, 129, 98]);
    expect(taken.boxes).toEqual([10, 20, 0, 40, 50]);
    const forgotten = fixedDeal({ rules: 'nain-jaune-court', hands }).play('Ts - Jh Qh - - Kd');
    expect(forgotten.counters).toEqual([103, 99, 98]);
    expect(forgotten.boxes).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('R14: the last card', () => {
  test('an honour laid as the last card of a hand still sweeps its box', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: ['Qs', '3c', '4c'] });
    deal.play('Qs!');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([137, 97, 96]);
    expect(deal.boxes).toEqual([10, 20, 0, 40, 50]);
  });

  test('unannounced it does not', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: ['Qs', '3c', '4c'] });
    deal.play('Qs');
    expect(deal.counters).toEqual([107, 97, 96]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('settings', () => {
  test('automatic announcing sweeps under any rules', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 announcing=automatic', hands: ['Js Qs 2c', '3c', '5c'] });
    expect(deal.play('Js').legal).toBe('Qs -');
    expect(deal.play('Qs').counters).toEqual([130, 100, 100]);
  });

  test('the honours are the ruleset’s own: with 2♣ on the board 2♣ sweeps and 10♦ does not', () => {
    const rules = 'lindor-1789 honours[0].card=2c';
    const deal = fixedDeal({ rules, hands: ['Td 2c 9h', '3c', '5c'] });
    expect(deal.legal).toBe('2c! 2c 9h Td');
    deal.play('2c!');
    expect(deal.boxes).toEqual([0, 20, 30, 40, 50]);
  });
});
