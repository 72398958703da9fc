import { describe, expect, it } from 'vitest';
import type { Ruleset } from './ruleset.ts';
import { settle } from './settlement.ts';
import { lindor } from './sixRulesets.ts';
import { clockwise1760, smallDeal } from './smallDeal.ts';

describe('play', () => {
  it('asks in the direction of play, and the last to lay leads after a stall', () => {
    const hands = ['5c 2c 3c', '9c Ac', '6h Ad'];
    expect(smallDeal(lindor, hands, '5c -').turn).toBe(1);
    expect(smallDeal({ ...lindor, play: 'anticlockwise' }, hands, '5c -').turn).toBe(2);
    const stalled = smallDeal(lindor, hands, '5c - - 6h - - -');
    expect([stalled.turn, stalled.wanted, stalled.legalMoves()]).toEqual([2, null, ['Ad']]);
  });

  it('R4: the rank wanted rises, the last to lay first; past the king the last to lay leads', () => {
    const rules: Ruleset = { ...lindor, stall: 'next-rank' };
    const hands = ['5c 7h 2d', '9c Ac', 'Th Ad'];
    const risen = smallDeal(rules, hands, '5c - - -');
    expect([risen.turn, risen.wanted, risen.legalMoves()]).toEqual([0, '7', ['7h', '-']]);
    const others = smallDeal(rules, hands, '5c - - - 7h - - - -');
    expect([others.turn, others.wanted, others.legalMoves()]).toEqual([1, '9', ['9c', '-']]);
    expect(smallDeal(rules, hands, '5c - - - - - -').wanted).toBe('8');
    const king = smallDeal(rules, ['Qc 2c 3c', '9c Ac', 'Th Ad'], 'Qc - - -');
    expect([king.turn, king.wanted, king.legalMoves()]).toEqual([0, null, ['2c', '3c']]);
  });

  it('R5, a stop: laid whatever is wanted, and its player leads again', () => {
    const hands = ['5c 6c 2h', '7d 3s 4s', '7c Ah 2d'];
    expect(smallDeal(clockwise1760, hands, '5c').legalMoves()).toEqual(['6c']);
    expect(smallDeal(clockwise1760, hands, '5c 6c -').legalMoves()).toEqual(['7d', '7d!', '-']);
    const laid = smallDeal(clockwise1760, hands, '5c 6c - 7d!');
    expect([laid.turn, laid.wanted, laid.legalMoves()]).toEqual([1, null, ['3s', '4s']]);
    expect(laid.counters).toEqual([99, 117, 99]); // 15 swept, 1 from each
    expect(laid.boxes).toEqual([3, 6, 9, 12, 0]);
    expect(smallDeal(clockwise1760, ['7d 2c', '8d', '9d'], '7d').wanted).toBeNull();
  });

  it('R5: a wild dwarf need not be laid when it is wanted, a plain one must be', () => {
    const hands = ['6d 2c 3c', '7d 4c', '8d 5c'];
    expect(smallDeal(clockwise1760, hands, '6d -').legalMoves()).toEqual(['7d', '7d!', '-']);
    expect(smallDeal({ ...clockwise1760, dwarf: 'plain' }, hands, '6d -').legalMoves()).toEqual([
      '7d',
      '7d!',
    ]);
  });

  it('R5, standing for the card wanted: the run goes on from there', () => {
    const rules: Ruleset = { ...clockwise1760, dwarf: 'stands-for-wanted' };
    const hands = ['6c 2c 3c', '7d 8c 4s', '7c 9c Ad'];
    const laid = smallDeal(rules, hands, '6c - 7d!');
    expect([laid.turn, laid.wanted, laid.legalMoves()]).toEqual([1, '8c', ['8c']]);
    expect(laid.counters).toEqual([99, 117, 99]);
    expect(smallDeal(rules, hands, '6c - 7d! 8c -').legalMoves()).toEqual(['9c']); // the 7c stays in hand
  });

  it('R5, standing for a card that stops: it stops, and sweeps its own box only', () => {
    const rules: Ruleset = { ...clockwise1760, dwarf: 'stands-for-wanted' };
    const jack = ['Tc 2c', '7d 3s 4s', 'Jc Ad'];
    expect(smallDeal(rules, jack, 'Tc - 7d!').wanted).toBeNull();
    expect(smallDeal(rules, jack, 'Tc - 7d!').boxes).toEqual([3, 6, 9, 12, 0]);
    expect(smallDeal({ ...rules, hocs: false }, jack, 'Tc - 7d!').wanted).toBe('Qc');
    const king = ['Qc 2c', '7d 3s 4s', 'Ad'];
    expect(smallDeal({ ...rules, hocs: false }, king, 'Qc - 7d!').wanted).toBeNull();
  });

  it('R5, standing for itself or led: a seven of diamonds that does not stop', () => {
    const rules: Ruleset = { ...clockwise1760, dwarf: 'stands-for-wanted' };
    const led = smallDeal(rules, ['7d 2c', '8d 3c', '9d'], '7d!');
    expect([led.turn, led.wanted, led.counters]).toEqual([0, '8d', [117, 99, 99]]);
    expect(smallDeal(rules, ['6d 7d 2c', '8d 3c', '9d'], '6d 7d').wanted).toBe('8d');
  });

  it('stops: kings always, the other honours with hocs', () => {
    const hands = ['Td Kc 2c', 'Jd 3c', '9d Jh'];
    expect(smallDeal(lindor, hands, 'Td').wanted).toBe('J');
    expect(smallDeal({ ...lindor, hocs: true }, hands, 'Td').wanted).toBeNull();
    expect(smallDeal(lindor, hands, 'Kc').legalMoves()).toEqual(['Td', 'Td!', '2c']);
  });

  it('lets the eldest hand lead only its lowest rank where the rules say so, and anything later', () => {
    const rules: Ruleset = { ...lindor, firstLead: 'lowest' };
    const hands = ['2c Kc 2h 9s', 'Ac 4d', '4h'];
    expect(smallDeal(rules, hands, '').legalMoves()).toEqual(['2c', '2h']);
    expect(smallDeal(rules, hands, '2c - - -').legalMoves()).toEqual(['Kc', '2h', '9s']);
    const wild: Ruleset = { ...clockwise1760, firstLead: 'lowest' };
    expect(smallDeal(wild, ['2c 7d 2h 9s', 'Ac', '4h'], '').legalMoves()).toEqual(['2c', '7d', '7d!', '2h']);
  });

  it('R12: one may pass with the card in hand where continuing is optional; a leader must lay', () => {
    const hands = ['5c 6c', '6h 9c', 'Ac 2c'];
    expect(smallDeal(lindor, hands, '5c -').legalMoves()).toEqual(['6h', '-']);
    expect(smallDeal({ ...lindor, continuing: 'compulsory' }, hands, '5c').legalMoves()).toEqual(['6c']);
    expect(smallDeal(lindor, hands, '').objection('-')?.code).toBe('pass-leading');
  });

  it('R13: within a suit only that card continues, and a card in no hand stalls the run', () => {
    const stalled = smallDeal(clockwise1760, ['5c 6h 2h', '7c', '8h'], '5c - - -');
    expect([stalled.turn, stalled.legalMoves()]).toEqual([0, ['6h', '2h']]);
  });

  it('does not stop at an honour without hocs, but at a wild dwarf that is no honour', () => {
    const honours = clockwise1760.honours.map((one) => (one.card === '7d' ? { ...one, card: '2h' } : one));
    const rules: Ruleset = { ...clockwise1760, hocs: false, honours };
    expect(smallDeal(rules, ['Td 2c', 'Jd', '9d'], 'Td').wanted).toBe('Jd');
    expect(smallDeal(rules, ['7d 2c', '8d', '9d'], '7d').wanted).toBeNull();
    expect(smallDeal(rules, ['7d 2c', '8d', '9d'], '').legalMoves()).toEqual(['7d', '2c']);
    const plain: Ruleset = { ...clockwise1760, dwarf: 'plain' };
    expect(smallDeal(plain, ['7d 2c', '8d', '9d'], '7d').wanted).toBeNull(); // an honour, with hocs
  });

  it('allows ! only where there is something to announce', () => {
    const hands = ['Kc 2c Td', '3c', '4c'];
    expect(smallDeal(lindor, hands, '').legalMoves()).toEqual(['Kc', '2c', 'Td', 'Td!']);
    expect(smallDeal({ ...lindor, hocs: true }, hands, '').legalMoves()).toEqual([
      'Kc',
      'Kc!',
      '2c',
      'Td',
      'Td!',
    ]);
    expect(smallDeal({ ...lindor, announcing: 'automatic' }, hands, '').legalMoves()).toEqual([
      'Kc',
      '2c',
      'Td',
    ]);
  });
});

describe('honours and hocs', () => {
  it('sweeps when announced, or when that is automatic; else the box stays', () => {
    const hands = ['Td 2c', '3c', '4c'];
    expect(smallDeal(lindor, hands, 'Td!').counters).toEqual([103, 100, 100]);
    expect(smallDeal(lindor, hands, 'Td').boxes).toEqual([3, 6, 9, 12, 15]);
    expect(smallDeal({ ...lindor, announcing: 'automatic' }, hands, 'Td').boxes).toEqual([0, 6, 9, 12, 15]);
  });

  it('R9: one counter from every other player for a hoc announced, once for the king of hearts', () => {
    const hands = ['Kc Kh 2c', '3c', '4c'];
    expect(smallDeal(clockwise1760, hands, 'Kc!').counters).toEqual([102, 99, 99]);
    expect(smallDeal(clockwise1760, hands, 'Kc').counters).toEqual([100, 100, 100]);
    expect(smallDeal(clockwise1760, hands, 'Kh!').counters).toEqual([114, 99, 99]); // 12 and 2
    expect(smallDeal({ ...clockwise1760, announcing: 'automatic' }, hands, 'Kh').counters).toEqual([
      114, 99, 99,
    ]);
  });

  it('R7: a player with nothing pays no hoc, unless there are debts', () => {
    const hands = ['Kc 2c', '3c', '4c'];
    expect(smallDeal(clockwise1760, hands, 'Kc!', [100, 0, 100]).counters).toEqual([101, 0, 99]);
    expect(smallDeal({ ...clockwise1760, debts: true }, hands, 'Kc!', [100, 0, 100]).counters).toEqual([
      102, -1, 99,
    ]);
  });

  it('R14: an honour laid as the last card still sweeps', () => {
    const deal = smallDeal({ ...lindor, opera: null }, ['Td', '3c', '4c'], 'Td!');
    expect([deal.winner, deal.legalMoves()]).toEqual([0, []]);
    expect(settle(deal)).toEqual({
      winner: 0,
      opera: false,
      counters: [110, 97, 96],
      boxes: [0, 6, 9, 12, 15],
    });
    const hoc = smallDeal({ ...clockwise1760, opera: null }, ['Kh', '3c', '4c'], 'Kh!');
    expect(settle(hoc).counters).toEqual([121, 96, 95]); // 12, 2, then 3 and 4
  });
});
