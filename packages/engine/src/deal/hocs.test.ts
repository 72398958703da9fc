import { describe, expect, test } from 'vitest';
import { fixedDeal } from '../testing/fixedDeal.ts';

describe('S0 1760: hocs', () => {
  test('"Hoc!": a king played and announced is paid 1 counter by each other player', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Kd 2c', '3c', '4d'] });
    expect(deal.legal).toBe('2c Kd! Kd');
    deal.play('Kd!');
    expect(deal.counters).toEqual([102, 99, 99]);
    expect(deal.eventsOf('paid')).toEqual([
      { type: 'paid', reason: 'hoc', from: 2, to: 0, owed: 1, counters: 1 },
      { type: 'paid', reason: 'hoc', from: 1, to: 0, owed: 1, counters: 1 },
    ]);
  });

  test('by four of five players', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Kc 2c', '3c', '4d', '5d', '6d'] });
    expect(deal.play('Kc!').counters).toEqual([104, 99, 99, 99, 99]);
  });

  test('a king that is no honour sweeps nothing', () => {
    const hands = ['Kd 2c', '3c', '4d', '5d', '6d', '7c', '8c', '9c'];
    const deal = fixedDeal({ rules: 'lindor-1789 hocs=true', hands }).play('Kd!');
    expect(deal.counters).toEqual([107, 99, 99, 99, 99, 99, 99, 99]);
    expect(deal.eventsOf('swept')).toEqual([]);
    expect(deal.eventsOf('missed')).toEqual([]);
  });

  test('a king laid without a word has missed no box', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760 missedHonour=bete', hands: ['Kd 2c', '3c', '4d'] });
    expect(deal.play('Kd').eventsOf('missed')).toEqual([]);
    expect(deal.play('2c').eventsOf('beted')).toEqual([]);
  });

  test.each(['Kc', 'Kd', 'Ks'])('every king is a hoc (%s)', (king) => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: [`${king} 2c`, '3c', '4d'] });
    expect(deal.play(`${king}!`).counters).toEqual([102, 99, 99]);
  });

  test.each([
    ['Td', 10],
    ['Jc', 20],
    ['Qs', 30],
    ['7d', 50],
  ])('the honour %s is a hoc: its box and 1 counter from each other player', (honour, box) => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: [`${honour} 2c`, '3c', '4d'] });
    expect(deal.play(`${honour}!`).counters).toEqual([102 + box, 99, 99]);
    expect(deal.state).toBe('0 leads');
  });

  test('a player who forgets to announce a hoc is not paid, and leads again anyway', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Kd 2c', '3c', '4d'] });
    expect(deal.play('Kd').counters).toEqual([100, 100, 100]);
    expect(deal.state).toBe('0 leads');
  });

  test('a forgotten honour is not paid either, and stops the run anyway', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Td 2c', 'Jd', '4d'] });
    expect(deal.play('Td').counters).toEqual([100, 100, 100]);
    expect(deal.state).toBe('0 leads');
  });

  test('a player who leads again because no player could continue has an incidental hoc, which is not paid', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5c 9h', '8d 8h', '2s 3s'] }).play(
      '5c - - -',
    );
    expect(deal.state).toBe('0 leads');
    expect(deal.counters).toEqual([100, 100, 100]);
  });

  test('other cards are no hocs', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Th Jh Qh 9d', '3c', '4d'] });
    for (const card of ['Th!', 'Jh!', 'Qh!', '9d!']) expect(deal.answerTo(card)).toBe('nothing-to-announce');
  });

  test('a hoc laid as the last card is paid before the settlement', () => {
    const rules = 'avantcoureur-1760 opera=null';
    const deal = fixedDeal({ rules, hands: ['Kd', '3c', '4d'] }).play('Kd!');
    expect(deal.counters).toEqual([109, 96, 95]);
  });
});

describe('S0 1789: no hocs', () => {
  test('there are no payments during the deal except for the honours', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Kd 2c Kh', '3c', '4d'] });
    expect(deal.legal).toBe('2c Kd Kh! Kh');
    expect(deal.answerTo('Kd!')).toBe('nothing-to-announce');
    expect(deal.play('Kd').counters).toEqual([100, 100, 100]);
    expect(deal.play('Kh!').counters).toEqual([140, 100, 100]);
  });
});

describe('R9: the king of hearts', () => {
  test('is a king and an honour and is paid one counter a player anyway', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Kh 2c', '3c', '4d'] });
    expect(deal.play('Kh!').counters).toEqual([142, 99, 99]);
  });
});

describe('R7: hocs and those who have little', () => {
  test('a player who has nothing pays nothing', () => {
    const hands = ['Kd 2c', '3c', '4d'];
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands, counters: [5, 0, 1] });
    expect(deal.play('Kd!').counters).toEqual([6, 0, 0]);
  });

  test('setting debts: he pays and goes below zero', () => {
    const hands = ['Kd 2c', '3c', '4d'];
    const deal = fixedDeal({ rules: 'avantcoureur-1760 debts=true', hands, counters: [5, 0, 1] });
    expect(deal.play('Kd!').counters).toEqual([7, -1, 0]);
  });
});

describe('settings', () => {
  test('hocs in a run by rank: an honour stops it, other cards of its rank do not', () => {
    const rules = 'lindor-1789 hocs=true';
    const deal = fixedDeal({ rules, hands: ['9h Td 3c', 'Jd 4c', '5h 6h'] }).play('9h Td!');
    expect(deal.counters).toEqual([112, 99, 99]);
    expect(deal.state).toBe('0 leads');
    const other = fixedDeal({ rules, hands: ['9h Tc 3c', 'Jd 4c', '5h 6h'] }).play('9h Tc');
    expect(other.state).toBe('0 wants Jc Jd Jh Js');
  });

  test('hocs with next-rank: a stop leads at once and no rank rises', () => {
    const rules = 'gelber-zwerg hocs=true';
    const deal = fixedDeal({ rules, hands: ['9h Td 3c', 'Jd 4c', '5h 6h'] }).play('9h Td!');
    expect(deal.state).toBe('0 leads');
  });

  test('hocs announced automatically are paid without a word', () => {
    const rules = 'avantcoureur-1760 announcing=automatic';
    const deal = fixedDeal({ rules, hands: ['Kd 2c', '3c', '4d'] });
    expect(deal.legal).toBe('2c Kd');
    expect(deal.answerTo('Kd!')).toBe('nothing-to-announce');
    expect(deal.play('Kd').counters).toEqual([102, 99, 99]);
  });

  test('without hocs a run within a suit goes on past an honour, and only a king stops it', () => {
    const rules = 'avantcoureur-1760 hocs=false';
    const deal = fixedDeal({ rules, hands: ['Td 2c Kd', 'Jd', '4d'] });
    expect(deal.play('Td!').counters).toEqual([110, 100, 100]);
    expect(deal.state).toBe('0 wants Jd');
    const king = fixedDeal({ rules, hands: ['Kd 2c', 'Jd', '4d'] });
    expect(king.answerTo('Kd!')).toBe('nothing-to-announce');
    expect(king.play('Kd').state).toBe('0 leads');
  });

  test('a forgotten hoc that is an honour is doubled if missed honours are', () => {
    const rules = 'avantcoureur-1760 missedHonour=bete opera=null';
    const deal = fixedDeal({ rules, hands: ['Td 2c', '3c', '4d'] }).play('Td 2c');
    // 4 from seat 2, 3 from seat 1, then seat 0's bête of 10
    expect(deal.counters).toEqual([97, 97, 96]);
    expect(deal.boxes).toEqual([20, 20, 30, 40, 50]);
  });
});
