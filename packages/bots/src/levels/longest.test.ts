import { describe, expect, test } from 'vitest';
import { choice } from '../testing/decision.ts';
import { longest } from './longest.ts';

const MODERN = 'lindor-1789';
const OLD = 'avantcoureur-1760';

describe('the longest bot, leading a run by rank', () => {
  test('leads the start of its longest run', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 5h 6c 8s 9d Th Kc' })).toBe('8s');
  });

  test('counts an honour for two', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 3c 4d 6h 7d 8s' })).toBe('6h');
  });

  test('leads the lower of two runs that are worth the same', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 3c 8h 9h' })).toBe('2c');
  });

  test('counts a rank once, however many of it it holds', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 2d 2h 2s 8h 9h' })).toBe('8h');
  });

  test('takes the honour of a rank for its run', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 3c 4c Tc Td Js' })).toBe('2c');
    expect(choice(longest, { rules: MODERN, hand: '3c 4c Tc Td Js' })).toBe('Td!');
  });

  test('ends a run at the king', () => {
    expect(choice(longest, { rules: MODERN, hand: 'Ac 2d 3s Qc Kc' })).toBe('Ac');
    expect(choice(longest, { rules: MODERN, hand: 'Ac 2d Qs Kh' })).toBe('Qs!');
  });

  test('leads a card of its lowest rank if eldest hand must', () => {
    expect(choice(longest, { rules: 'nain-jaune-court', hand: '3c 8h 9h Td' })).toBe('3c');
  });
});

describe('the longest bot, leading a run within a suit', () => {
  test('counts only cards of the suit', () => {
    expect(choice(longest, { rules: OLD, hand: '2c 3d 4c 8s 9s' })).toBe('8s');
  });

  test('stops its run at a stop card', () => {
    // 8d 9d Td would go on to Jd, but the ten of diamonds is a stop: worth four, as 2c 3c 4c 5c is.
    expect(choice(longest, { rules: OLD, hand: '2c 3c 4c 5c 8d 9d Td Jd' })).toBe('2c');
  });

  test('stops its run at a wild dwarf that is a stop', () => {
    expect(choice(longest, { rules: OLD, hand: '2c 3c 4c 5c 6d 7d 8d 9d' })).toBe('2c');
  });

  test('goes on past a dwarf that stands for what is wanted: led in its own place it is a seven', () => {
    const rules = `${OLD} dwarf=stands-for-wanted`;
    expect(choice(longest, { rules, hand: '2c 3c 4c 5c 6d 7d 8d 9d' })).toBe('6d');
  });
});

describe('the longest bot, following', () => {
  test('lays whenever it can', () => {
    expect(choice(longest, { rules: MODERN, hand: '2c 3c 4c 6s', wanted: '6c 6d 6h 6s' })).toBe('6s');
  });

  test('lays the wanted honour before its equals', () => {
    expect(choice(longest, { rules: MODERN, hand: 'Jc Jd Qh', wanted: 'Jc Jd Jh Js' })).toBe('Jc!');
  });

  test('lays the wanted card before a wild dwarf, and the dwarf rather than pass', () => {
    expect(choice(longest, { rules: OLD, hand: '7d 9c Ks', wanted: '9c' })).toBe('9c');
    expect(choice(longest, { rules: OLD, hand: '7d 8d Ks', wanted: '9c' })).toBe('7d!');
  });
});
