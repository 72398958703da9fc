import { describe, expect, test } from 'vitest';
import { choice } from '../testing/decision.ts';
import { lowest } from './lowest.ts';

const MODERN = 'lindor-1789';
const OLD = 'avantcoureur-1760';

describe('the lowest bot, leading', () => {
  test('leads its lowest card', () => {
    expect(choice(lowest, { rules: MODERN, hand: 'Kc 9d 3s 4h' })).toBe('3s');
  });

  test('leads an honour first among equals, announced', () => {
    expect(choice(lowest, { rules: MODERN, hand: '7c 7h 7d 9s' })).toBe('7d!');
    expect(choice(lowest, { rules: MODERN, hand: 'Tc Td Kc' })).toBe('Td!');
  });

  test('does not lead an honour before a lower card', () => {
    expect(choice(lowest, { rules: MODERN, hand: '6s 7d Td' })).toBe('6s');
  });

  test('has nothing to announce if announcing is automatic', () => {
    expect(choice(lowest, { rules: 'lindor-1789 announcing=automatic', hand: '7c 7d' })).toBe('7d');
  });

  test('announces a king if it is a hoc', () => {
    expect(choice(lowest, { rules: OLD, hand: 'Kc Ks' })).toBe('Kc!');
  });

  test('leads a wild dwarf as the seven it is', () => {
    expect(choice(lowest, { rules: OLD, hand: '6s 7d 8c' })).toBe('6s');
    expect(choice(lowest, { rules: OLD, hand: '7c 7d 8c' })).toBe('7d!');
  });
});

describe('the lowest bot, following', () => {
  test('lays whenever it can, even if it might pass', () => {
    expect(choice(lowest, { rules: MODERN, hand: '2c 6s Kd', wanted: '6c 6d 6h 6s' })).toBe('6s');
  });

  test('passes when it holds nothing that is wanted', () => {
    expect(choice(lowest, { rules: MODERN, hand: '2c 7s Kd', wanted: '6c 6d 6h 6s' })).toBe('-');
  });

  test('lays the wanted honour before another wanted card, announced', () => {
    expect(choice(lowest, { rules: MODERN, hand: 'Qc Qs Kd', wanted: 'Qc Qd Qh Qs' })).toBe('Qs!');
  });

  test('lays the wanted card before a wild dwarf', () => {
    expect(choice(lowest, { rules: OLD, hand: '7d 9c Ks', wanted: '9c' })).toBe('9c');
  });

  test('lays a wild dwarf rather than pass', () => {
    expect(choice(lowest, { rules: OLD, hand: '2h 7d Ks', wanted: '9c' })).toBe('7d!');
  });

  test('lays a wild dwarf that is itself wanted', () => {
    expect(choice(lowest, { rules: OLD, hand: '2h 7d Ks', wanted: '7d' })).toBe('7d!');
  });
});
