import { describe, expect, it } from 'vitest';
import { Deal } from './deal.ts';
import type { Opera, Ruleset } from './ruleset.ts';
import { settle } from './settlement.ts';
import { avantcoureur, gelberZwerg, lindor } from './sixRulesets.ts';
import { clockwise1760, smallDeal } from './smallDeal.ts';

describe('settlement', () => {
  const by = (when: Opera['when']): Ruleset => ({ ...lindor, opera: { when, sweeps: true, factor: 1 } });
  const unopposed = by('unopposed');
  const firstLead = by('first-lead');

  it('R6, first lead: no other card from the first lead of the winner to its last card', () => {
    const hands = ['5c 9c', '6c 2c', '8h Ad'];
    const moves = '5c - 6c - - - 2c';
    const first = { winner: 1, opera: true, counters: [91, 163, 91], boxes: [0, 0, 0, 0, 0] }; // 45 + 9 + 9
    expect(settle(smallDeal(firstLead, hands, moves))).toEqual(first);
    const not = { winner: 1, opera: false, counters: [91, 118, 91], boxes: [3, 6, 9, 12, 15] };
    expect(settle(smallDeal(unopposed, hands, moves))).toEqual(not);
    expect(settle(smallDeal(lindor, hands, moves))).toEqual(not);
    expect(settle(smallDeal({ ...lindor, opera: null }, hands, moves))).toEqual(not);
  });

  it('R6, first lead: none without a lead, nor after another card', () => {
    const followed = smallDeal(firstLead, ['5c 9c', '6c 7c', '8h Ad'], '5c - 6c 7c');
    expect(settle(followed).opera).toBe(false);
    const card = smallDeal(
      firstLead,
      ['2c 5c 9c', '3c 6c Kc', '7h Ad 9s'],
      '2c - 3c - - - 6c - 7h - - - Ad - - - 9s',
    );
    expect([card.winner, settle(card).opera]).toEqual([2, true]);
    const led = smallDeal(firstLead, ['2c 3d Kc', '3c Ah', '5h Ad'], '2c 3d - - - Kc');
    expect(settle(led).opera).toBe(true);
  });

  it('R6, no other player: none has laid a card in the whole deal', () => {
    const hands = ['5c 6c', '7c 7h', '8h'];
    expect(settle(smallDeal(unopposed, hands, '5c 6c'))).toMatchObject({
      opera: true,
      counters: [167, 86, 92],
    });
    expect(settle(smallDeal(lindor, hands, '5c 6c')).opera).toBe(true);
  });

  it('R6, first chance: the whole hand the first time that the winner is asked', () => {
    const passed = smallDeal(gelberZwerg, ['2c 9h 9s', '4h 5h 6h', 'Ah 8s'], '2c - - - - 4h 5h 6h');
    expect(settle(passed)).toMatchObject({ winner: 1, opera: false });
    const asked = smallDeal(gelberZwerg, ['3c 9h 9s', '4h 5h 6h', 'Ah 8s'], '3c - 4h 5h 6h');
    expect(settle(asked)).toMatchObject({ winner: 1, opera: true });
    const led = smallDeal(gelberZwerg, ['5h 6h Kc', '9h 9s', 'Ah 8s'], 'Kc 5h 6h');
    expect(settle(led)).toMatchObject({ winner: 0, opera: true });
  });

  it('R6: a pass of the winner between its cards ends neither the first chance nor the first lead', () => {
    const hands = ['5h 9c', '2c 3c', 'Ah 8s'];
    expect(settle(smallDeal(by('first-chance'), hands, '5h - - - 9c')).opera).toBe(true);
    expect(settle(smallDeal(by('first-lead'), hands, '5h - - - 9c')).opera).toBe(true);
  });

  it('R15: a held dwarf and an opera, both factors or the larger', () => {
    const hands = ['2c', '7d 5h', 'Ah 6s'];
    // Seat 1 pays 48 or 24, then a bête of 15. Seat 2 pays 14.
    const both = settle(smallDeal(avantcoureur, hands, '2c'));
    expect(both).toEqual({ winner: 0, opera: true, counters: [162, 37, 86], boxes: [3, 6, 9, 12, 30] });
    const larger = settle(smallDeal({ ...avantcoureur, factors: 'highest' }, hands, '2c'));
    expect(larger.counters).toEqual([138, 61, 86]);
  });

  it('R8: a bête of the stake', () => {
    const rules: Ruleset = { ...lindor, opera: null, bete: 'stake' };
    expect(settle(smallDeal(rules, ['2c', 'Qs 3d', 'Kh'], '2c')).boxes).toEqual([3, 6, 12, 16, 15]);
  });

  it('pays points or cards, with aces at 1 or 10', () => {
    const hands = ['2c', 'Ac Td', 'Qh 9s 3d'];
    const rules: Ruleset = { ...lindor, opera: null, heldHonour: 'nothing' };
    expect(settle(smallDeal(rules, hands, '2c')).counters).toEqual([133, 89, 78]);
    expect(settle(smallDeal({ ...rules, acePoints: 10 }, hands, '2c')).counters).toEqual([142, 80, 78]);
    expect(settle(smallDeal({ ...rules, payment: 'cards' }, hands, '2c')).counters).toEqual([105, 98, 97]);
  });

  it('doubles for a dwarf still held and for an opera', () => {
    const hands = ['2c', '7d 3c', '9s'];
    // An opera without a sweep: 10 · 2 · 2 and 9 · 2; then the bête of 15.
    const settled = settle(smallDeal(clockwise1760, hands, '2c'));
    expect(settled).toEqual({ winner: 0, opera: true, counters: [158, 45, 82], boxes: [3, 6, 9, 12, 30] });
    expect(settle(smallDeal({ ...clockwise1760, opera: null }, hands, '2c')).counters).toEqual([129, 65, 91]);
  });

  it('R7: a player pays what it has, first to the winner; with debts in full', () => {
    const rules: Ruleset = { ...lindor, opera: null };
    const hands = ['2c', 'Td', '3c'];
    const paid = settle(smallDeal(rules, hands, '2c', [100, 12, 1]));
    expect([paid.counters, paid.boxes]).toEqual([
      [111, 0, 0],
      [5, 6, 9, 12, 15],
    ]); // 10 and 1; 2 of the 3
    const owed = settle(smallDeal({ ...rules, debts: true }, hands, '2c', [100, 12, 1]));
    expect([owed.counters, owed.boxes]).toEqual([
      [113, -1, -2],
      [6, 6, 9, 12, 15],
    ]);
  });

  it('R8: held and unannounced honours are bêtes, the winner pays too', () => {
    const rules: Ruleset = { ...lindor, opera: null, missedHonour: 'bete' };
    const hands = ['Td Ac', 'Qs 2c', '7d 4c'];
    const settled = settle(smallDeal(rules, hands, 'Td - - - Ac'));
    expect(settled.counters).toEqual([120, 79, 74]); // + 12 + 11 - 3, - 12 - 9, - 11 - 15
    expect(settled.boxes).toEqual([6, 6, 18, 12, 30]);
    const neither: Ruleset = { ...rules, missedHonour: 'stays', heldHonour: 'nothing' };
    const stays = settle(smallDeal(neither, hands, 'Td - - - Ac'));
    expect([stays.counters, stays.boxes]).toEqual([
      [123, 88, 89],
      [3, 6, 9, 12, 15],
    ]);
  });

  it('R8: an opera that sweeps the board comes before the bêtes', () => {
    const rules: Ruleset = { ...unopposed, missedHonour: 'bete' };
    const settled = settle(smallDeal(rules, ['Td Ac', 'Qs 2c', '7d 4c'], 'Td - - - Ac'));
    expect([settled.counters, settled.boxes]).toEqual([
      [168, 88, 89],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('R8: a bête of the stake is due even after an opera that has swept the board', () => {
    const rules: Ruleset = { ...unopposed, bete: 'stake' };
    expect(settle(smallDeal(rules, ['2c', 'Qs 3d', 'Kh'], '2c')).boxes).toEqual([0, 0, 3, 4, 0]);
  });

  it('R8: no bête for an honour that was announced, even where it is the stake', () => {
    const rules: Ruleset = { ...lindor, opera: null, missedHonour: 'bete', bete: 'stake' };
    const hands = ['Td Ac', '2c', '4c'];
    expect(settle(smallDeal(rules, hands, 'Td! - - - Ac')).boxes).toEqual([0, 6, 9, 12, 15]);
    expect(settle(smallDeal(rules, hands, 'Td - - - Ac')).boxes).toEqual([4, 6, 9, 12, 15]);
  });

  it('R8: several bêtes of one player are paid in the order of the honours', () => {
    const rules: Ruleset = { ...lindor, opera: null };
    const hands = ['2c', 'Jc Td', '3c'];
    // 4 are left after the payment: 3 to the ten's box, 1 of the 6 to the jack's.
    expect(settle(smallDeal(rules, hands, '2c', [100, 24, 100])).boxes).toEqual([6, 7, 9, 12, 15]);
    const turned: Ruleset = { ...rules, honours: [...rules.honours].reverse() };
    const deal = new Deal(turned, 2, [['2c'], ['Jc', 'Td'], ['3c']], [100, 24, 100], [15, 12, 9, 6, 3]);
    deal.play('2c');
    expect(settle(deal).boxes).toEqual([15, 12, 9, 10, 3]); // all 4 left to the jack's box
  });
});
