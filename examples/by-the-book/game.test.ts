import { describe, expect, it } from 'vitest';
import { handSizes } from './dealing.ts';
import { Game } from './game.ts';
import type { Ruleset } from './ruleset.ts';
import { avantcoureur, lindor } from './sixRulesets.ts';

describe('the game', () => {
  function gameAfter(rules: Ruleset, counters: number[], dealer = 0): Game {
    const game = new Game(rules, counters.length);
    game.finish(dealer, { winner: 0, opera: false, counters, boxes: [0, 0, 0, 0, 0] });
    return game;
  }

  it('R2: hands from the table, or the whole pack with one more for those dealt to first', () => {
    expect(handSizes(lindor, 5, 0)).toEqual([9, 9, 9, 9, 9]);
    expect(handSizes({ ...lindor, hand: 'all', dealTo: 'clockwise' }, 5, 0)).toEqual([10, 11, 11, 10, 10]);
    expect(handSizes({ ...lindor, hand: 'all' }, 5, 0)).toEqual([10, 10, 10, 11, 11]);
    expect(handSizes({ ...lindor, hand: 'all' }, 4, 0)).toEqual([13, 13, 13, 13]);
  });

  it('R10: over when a player who must ante cannot; the most counters win, equals share', () => {
    const ruined = gameAfter(lindor, [14, 173, 173]);
    expect([ruined.endReasons(), ruined.winners()]).toEqual([['ruin'], [1, 2]]);
    expect(gameAfter(lindor, [15, 172, 173]).endReasons()).toEqual([]);
    // The dealer alone antes; the next dealer is to the right of 0, seat 2.
    expect(gameAfter(avantcoureur, [14, 14, 332]).endReasons()).toEqual([]);
    expect(gameAfter(avantcoureur, [346, 14, 0]).endReasons()).toEqual(['ruin']);
    expect(gameAfter({ ...avantcoureur, nextDealer: 'left' }, [346, 14, 0]).endReasons()).toEqual(['ruin']);
  });

  it('R11: a target, a number of deals, a time', () => {
    const target: Ruleset = { ...lindor, end: { deals: null, target: 250, minutes: null } };
    expect(gameAfter(target, [250, 100, 10]).endReasons()).toEqual(['target']);
    const one: Ruleset = { ...lindor, end: { deals: 1, target: null, minutes: 30 } };
    expect(gameAfter(one, [120, 120, 120]).endReasons()).toEqual(['deals', 'time']);
    const five: Ruleset = { ...lindor, end: { deals: { 5: 1 }, target: null, minutes: null } };
    expect(gameAfter(five, [120, 120, 120]).endReasons()).toEqual([]);
    expect(new Game(one, 3).endReasons()).toEqual([]);
  });
});
