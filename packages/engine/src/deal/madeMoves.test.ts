import { expect, test } from 'vitest';
import { parseCardText } from '../cards/notation.ts';
import { MadeMoves } from './madeMoves.ts';
import { lay, pass } from './move.ts';

const five = lay(parseCardText('5h')!);
const six = lay(parseCardText('6h')!);

test('one move more leaves those before as they are', () => {
  const one = MadeMoves.none().and(five);
  const two = one.and(pass);
  expect(MadeMoves.none().list()).toEqual([]);
  expect(one.list()).toEqual([five]);
  expect(two.list()).toEqual([five, pass]);
});

test('moves that part go on each for themselves', () => {
  const one = MadeMoves.none().and(five);
  const passed = one.and(pass);
  const laid = one.and(six);
  expect(passed.and(six).list()).toEqual([five, pass, six]);
  expect(laid.and(pass).list()).toEqual([five, six, pass]);
  expect(one.list()).toEqual([five]);
});

test('a list that was given is the caller’s own', () => {
  const one = MadeMoves.none().and(five);
  (one.list() as unknown[]).push(pass);
  one.and(six);
  expect(one.list()).toEqual([five]);
});
