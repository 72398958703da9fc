import { describe, expect, test } from 'vitest';
import { card } from '../testing/cards.ts';
import { fixedDeal } from '../testing/fixedDeal.ts';

// Under the rules of 1760 the turn goes anticlockwise: 0, 2, 1.

describe('S0 1760: the dwarf, chief hoc', () => {
  test('is wild and may be played at any time', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 9s', '7d 2h 8h', '3s 6s'] });
    deal.play('4c - -');
    expect(deal.state).toBe('1 wants 5c');
    expect(deal.legal).toBe('7d! 7d -');
  });

  test('need not be played even when it is next in sequence', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5d 6d 9s', '7d 2h', '3s 6s'] });
    deal.play('5d 6d - -');
    expect(deal.state).toBe('1 wants 7d');
    expect(deal.legal).toBe('7d! 7d -');
    expect(deal.play('-').state).toBe('0 leads');
  });

  test('may be led', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['7d 9s', '2h', '3s'] });
    expect(deal.legal).toBe('7d! 7d 9s');
    expect(deal.play('7d!').state).toBe('0 leads');
  });

  test('held at the end it doubles the payment', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760 opera=null', hands: ['4c', '7d 2h', '3h 5s'] }).play(
      '4c',
    );
    // seat 2 pays 3 + 5; seat 1 pays twice 7 + 2, then the bête of 50
    expect(deal.counters).toEqual([126, 32, 92]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 100]);
  });
});

describe('S0 1789: the dwarf', () => {
  test('is an ordinary seven that is an honour', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['6c 2h', '7d 7s 8h', '3s'] });
    expect(deal.play('6c -').legal).toBe('7d! 7d 7s -');
    deal.play('7d!');
    expect(deal.counters).toEqual([100, 150, 100]);
    expect(deal.state).toBe('1 wants 8c 8d 8h 8s');
  });

  test('is not laid if no seven is wanted', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 2h', '7d 8h', '3s'] });
    expect(deal.play('4c -').answerTo('7d!')).toBe('card-not-wanted');
  });

  test('held at the end it counts seven, once', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands: ['4c', '7d 2h', '3h 5s'] }).play('4c');
    expect(deal.counters).toEqual([117, 41, 92]);
  });
});

describe('R5: the dwarf as a stop', () => {
  test('is laid at any turn of its holder, whatever is wanted, and its holder leads again', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 9s', '7d 2h 8h', '3s 6s'] });
    deal.play('4c - - 7d!');
    expect(deal.counters).toEqual([99, 152, 99]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 0]);
    expect(deal.state).toBe('1 leads');
    expect(deal.legal).toBe('2h 8h');
  });

  test('may interrupt the holder’s own run', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 7d 9s', '2h', '3s'] });
    expect(deal.play('4c').legal).toBe('7d! 7d -');
    expect(deal.play('7d!').state).toBe('0 leads');
  });

  test('does not free its holder from laying another card that is wanted', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 9s', '5c 7d 2h', '3s 6s'] });
    deal.play('4c - -');
    expect(deal.legal).toBe('5c 7d! 7d');
    expect(deal.answerTo('-')).toBe('must-continue');
  });

  test('stops the run also when it is the card wanted', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['6d 7d 9s', '8d', '3s'] });
    expect(deal.play('6d 7d!').state).toBe('0 leads');
  });

  test('unannounced it sweeps nothing, is not paid, and stops the run anyway', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 7d 9s', '2h', '3s'] });
    deal.play('4c 7d');
    expect(deal.counters).toEqual([100, 100, 100]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 50]);
    expect(deal.state).toBe('0 leads');
  });

  test('the card it stood for stays with its holder, who leads it later', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 7d 9s Kh', '2h', '5c Ts'] });
    deal.play('4c 7d! 9s - Ts - - -');
    expect(deal.state).toBe('2 leads');
    expect(deal.play('5c').state).toBe('over: 2 won');
  });

  test('without hocs it is a stop still, which sweeps its box and is not paid', () => {
    const rules = 'avantcoureur-1760 hocs=false';
    const deal = fixedDeal({ rules, hands: ['4c 7d 9s', '2h', '3s'] }).play('4c 7d!');
    expect(deal.counters).toEqual([150, 100, 100]);
    expect(deal.state).toBe('0 leads');
  });
});

describe('R5: the setting stands-for-wanted', () => {
  const rules = 'avantcoureur-1760 dwarf=stands-for-wanted';

  test('it takes the wanted card’s place and the run goes on from there', () => {
    const deal = fixedDeal({ rules, hands: ['4c 9s', '7d 2h', '3s 6c'] });
    deal.play('4c - - 7d!');
    expect(deal.state).toBe('1 wants 6c');
    expect(deal.told('laid').at(-1)).toEqual({
      type: 'laid',
      seat: 1,
      card: card('7d'),
      announced: true,
      standsFor: card('5c'),
      led: false,
    });
    expect(deal.play('- -').legal).toBe('6c');
  });

  test('it sweeps its own box and is paid as a hoc', () => {
    const deal = fixedDeal({ rules, hands: ['4c 9s', '7d 2h', '3s 6c'] }).play('4c - - 7d!');
    expect(deal.counters).toEqual([99, 152, 99]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 0]);
  });

  test.each([
    ['Qc', 'K♣, a king'],
    ['Tc', 'J♣, an honour'],
    ['9d', '10♦, an honour'],
    ['Js', 'Q♠, an honour'],
    ['Qh', 'K♥, a king and an honour'],
  ])('after %s it stands for the %s, and stops the run there', (before) => {
    const deal = fixedDeal({ rules, hands: [`${before} 2c`, '7d 2h', '3s 6c'] });
    expect(deal.play(`${before} - - 7d!`).state).toBe('1 leads');
  });

  test('standing for an honour it sweeps its own box, not the honour’s', () => {
    const deal = fixedDeal({ rules, hands: ['Js 2c', '7d 2h', '3s 6c'] }).play('Js - - 7d!');
    expect(deal.boxes).toEqual([10, 20, 30, 40, 0]);
  });

  test('led, it is a seven of diamonds that does not stop the run', () => {
    const deal = fixedDeal({ rules, hands: ['7d 2c', '8d 2h', '3s'] }).play('7d!');
    expect(deal.counters).toEqual([152, 99, 99]);
    expect(deal.state).toBe('0 wants 8d');
    expect(deal.told('laid')[0]?.standsFor).toBeNull();
  });

  test('laid when it is itself wanted, it is a seven of diamonds that does not stop the run', () => {
    const deal = fixedDeal({ rules, hands: ['6d 7d 2c', '8d 2h', '3s'] }).play('6d 7d!');
    expect(deal.counters).toEqual([152, 99, 99]);
    expect(deal.state).toBe('0 wants 8d');
  });

  test('need not be laid even when it is wanted', () => {
    const deal = fixedDeal({ rules, hands: ['6d 7d 2c', '8d 2h', '3s'] }).play('6d');
    expect(deal.legal).toBe('7d! 7d -');
  });

  test('it stands for whatever card is wanted when it is laid', () => {
    const deal = fixedDeal({ rules, hands: ['4c 3c 9s', '7d 2h', '5c 6h'] });
    deal.play('4c - 5c - 7d!');
    expect(deal.told('laid').at(-1)?.standsFor).toBe(card('6c'));
    expect(deal.state).toBe('1 wants 7c');
  });

  test('without hocs it goes on from an honour’s place and stops only at a king’s', () => {
    const plain = `${rules} hocs=false`;
    const jack = fixedDeal({ rules: plain, hands: ['Tc 2c', '7d 2h', '3s'] }).play('Tc - - 7d!');
    expect(jack.state).toBe('1 wants Qc');
    expect(jack.counters).toEqual([100, 150, 100]);
    const king = fixedDeal({ rules: plain, hands: ['Qc 2c', '7d 2h', '3s'] }).play('Qc - - 7d!');
    expect(king.state).toBe('1 leads');
  });
});

describe('settings', () => {
  test('if eldest hand must lead its lowest card, it may lead the wild dwarf anyway (R5)', () => {
    const rules = 'avantcoureur-1760 firstLead=lowest';
    const deal = fixedDeal({ rules, hands: ['7d 9s 3h 3c', '2h', '4s'] });
    expect(deal.legal).toBe('3c 3h 7d! 7d');
  });

  test('a wild dwarf that is not on the board sweeps nothing and is not announced', () => {
    const rules = 'avantcoureur-1760 honours[4].card=2c';
    const deal = fixedDeal({ rules, hands: ['4c 7d 9s', '2h', '3s'] }).play('4c');
    expect(deal.legal).toBe('7d -');
    deal.play('7d');
    expect(deal.state).toBe('0 leads');
    expect(deal.counters).toEqual([100, 100, 100]);
  });

  test('a plain dwarf in a run within a suit is laid only if it is wanted, and then must be', () => {
    const rules = 'avantcoureur-1760 dwarf=plain';
    const deal = fixedDeal({ rules, hands: ['6d 4c 2c', '7d 2h', '3s'] });
    deal.play('6d - -');
    expect(deal.legal).toBe('7d! 7d');
    const other = fixedDeal({ rules, hands: ['6d 4c 2c', '7d 2h', '3s'] });
    expect(other.play('4c - -').legal).toBe('-');
  });

  test('a plain dwarf is a hoc if there are hocs, and stops the run', () => {
    const rules = 'avantcoureur-1760 dwarf=plain';
    const deal = fixedDeal({ rules, hands: ['6d 7d 2c', '8d 2h', '3s'] }).play('6d 7d!');
    expect(deal.counters).toEqual([152, 99, 99]);
    expect(deal.state).toBe('0 leads');
  });

  test('a held dwarf doubles the payment by cards too', () => {
    const rules = 'lindor-1789 opera=null payment=cards heldDwarfFactor=2';
    const deal = fixedDeal({ rules, hands: ['4c', '7d 2h', '3h 5s'] }).play('4c');
    // seat 1 pays twice 2 cards, then the bête of 50; seat 2 pays 2
    expect(deal.counters).toEqual([106, 46, 98]);
  });
});
