import { compileRules, parseRulesText } from '@nain-jaune/engine';
import { Kernel, putCounters } from '@nain-jaune/engine/kernel';
import { describe, expect, test } from 'vitest';
import { terminalValue } from './terminalValue.ts';

const FULL = [3, 6, 9, 12, 15];

/** The worth of an end to seat 0. */
function worth(rules: string, counters: readonly number[], boxes: readonly number[], settled = 0): number {
  const ruleset = parseRulesText(rules);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const kernel = new Kernel(compileRules(ruleset.value, counters.length));
  putCounters(kernel.words, counters, boxes);
  return terminalValue(kernel, 0, settled);
}

describe('the end of a deal is worth', () => {
  test('the own counters and an equal share of the boxes while the game goes on', () => {
    expect(worth('lindor-1789', [100, 50, 60], FULL)).toBe(100 + 45 / 3);
    expect(worth('lindor-1789', [100, 50, 60, 70, 80], FULL)).toBe(100 + 45 / 5);
  });

  test('the own counters alone if a game is one deal', () => {
    expect(worth('lindor-1789 end.deals=1', [100, 50, 60], FULL)).toBe(100);
    expect(worth('lindor-1789 end.deals=1', [100, 5, 60], FULL)).toBe(100);
  });

  test('an ante of each player more to the winner of the game', () => {
    // somebody is ruined: the ante is 15
    expect(worth('lindor-1789', [100, 14, 60], FULL)).toBe(100 + 3 * 15);
    expect(worth('lindor-1789', [100, 15, 60], FULL)).toBe(100 + 45 / 3);
  });

  test('a part of that to each of equal winners, and nothing more to the others', () => {
    expect(worth('lindor-1789', [100, 3, 100], FULL)).toBe(100 + (3 * 15) / 2);
    expect(worth('lindor-1789', [90, 3, 100], FULL)).toBe(90);
    expect(worth('lindor-1789', [3, 3, 100], FULL)).toBe(3);
  });

  test('that much after the last deal, and not before', () => {
    const rules = 'lindor-1789 end.deals=4';
    expect(worth(rules, [100, 50, 60], FULL, 2)).toBe(100 + 45 / 3);
    expect(worth(rules, [100, 50, 60], FULL, 3)).toBe(100 + 45);
    expect(worth(rules, [50, 100, 60], FULL, 3)).toBe(50);
  });

  test('that much when someone has reached the target', () => {
    expect(worth('yellow-dwarf', [250, 50, 60], FULL)).toBe(250 + 45);
    expect(worth('yellow-dwarf', [100, 250, 60], FULL)).toBe(100);
    expect(worth('yellow-dwarf', [249, 50, 60], FULL)).toBe(249 + 15);
  });
});
