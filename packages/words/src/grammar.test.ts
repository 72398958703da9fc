import { expect, test } from 'vitest';
import { decimalFormat, makeGrammar } from './grammar.ts';
import { words } from './index.ts';
import type { Language } from './language.ts';

test.each([
  ['en', ['0 counters', '1 counter', '2 counters', '1,200 counters', '−1 counter']],
  ['fr', ['0 jeton', '1 jeton', '2 jetons', '1\u202f200 jetons', '−1 jeton']],
  ['de', ['0 Jetons', '1 Jeton', '2 Jetons', '1.200 Jetons', '−1 Jeton']],
] as const)('counters are counted in %s', (language, texts) => {
  expect([0, 1, 2, 1200, -1].map(words(language).interface.countersCount)).toEqual(texts);
});

test('numbers have a true minus sign and separators', () => {
  const numbers = [0, 7, -5, 1234, -0.5];
  expect(numbers.map(makeGrammar('fr-FR').number)).toEqual(['0', '7', '−5', '1\u202f234', '−0,5']);
  expect(numbers.map(makeGrammar('en-GB').number)).toEqual(['0', '7', '−5', '1,234', '−0.5']);
});

test('lists have no comma before the last part', () => {
  const lists = [[], ['Anne'], ['Anne', 'Bob'], ['Anne', 'Bob', 'Carl']];
  expect(lists.map(makeGrammar('fr-FR').and)).toEqual(['', 'Anne', 'Anne et Bob', 'Anne, Bob et Carl']);
  expect(lists.map(makeGrammar('en').and)).toEqual(['', 'Anne', 'Anne and Bob', 'Anne, Bob and Carl']);
  expect(lists.map(makeGrammar('de-DE').or)).toEqual(['', 'Anne', 'Anne oder Bob', 'Anne, Bob oder Carl']);
});

test('any other language counts and lists with Intl', () => {
  const polish = makeGrammar('pl' as Language);
  const cards = (value: number) => polish.count(value, 'karta', 'karty', { many: 'kart' });
  expect([0, 1, 3, 5, 12_000].map(cards)).toEqual([
    '0 kart',
    '1 karta',
    '3 karty',
    '5 kart',
    '12\u00a0000 kart',
  ]);
  expect(polish.and(['Anna', 'Jan', 'Ola'])).toBe('Anna, Jan i Ola');
  expect(polish.or(['Anna', 'Jan'])).toBe('Anna lub Jan');
});

test('decimals are rounded, with a sign where it is asked for', () => {
  const values = [0, 0.04, -0.04, 0.5, -0.05, 12.34, -999.96];
  expect(values.map(decimalFormat('fr', 'exceptZero'))).toEqual([
    '0',
    '0',
    '0',
    '+0,5',
    '−0,1',
    '+12,3',
    '−1\u202f000',
  ]);
  expect(values.map(decimalFormat('de', 'auto'))).toEqual(['0', '0', '0', '0,5', '−0,1', '12,3', '−1.000']);
});
