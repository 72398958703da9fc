import { expect, test } from 'vitest';
import { decimalFormat, makeGrammar } from './grammar.ts';
import { words } from './index.ts';
import { LANGUAGES, type Language } from './language.ts';

test.each([
  ['en', ['0 counters', '1 counter', '2 counters', '1,200 counters', '−1 counter']],
  ['fr', ['0 jeton', '1 jeton', '2 jetons', '1\u202f200 jetons', '−1 jeton']],
  ['de', ['0 Jetons', '1 Jeton', '2 Jetons', '1.200 Jetons', '−1 Jeton']],
] as const)('counters are counted in %s', (language, texts) => {
  expect([0, 1, 2, 1200, -1].map(words(language).interface.countersCount)).toEqual(texts);
});

test.each(LANGUAGES)('numbers in %s are those of Intl, with a true minus sign', (language) => {
  const { format } = new Intl.NumberFormat(language);
  const { number } = makeGrammar(language);
  const numbers = [...Array.from({ length: 2201 }, (_, index) => index - 1100), 0.5, -12.25, 1e6];
  expect(numbers.map(number)).toEqual(numbers.map((value) => format(value).replace('-', '−')));
});

test.each(LANGUAGES)('lists in %s are those of Intl', (language) => {
  const { and, or } = makeGrammar(language);
  const lists = [[], ['Anne'], ['Anne', 'Bob'], ['Anne', 'Bob', 'Carl']];
  const locale = language === 'en' ? 'en-GB' : language;
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  expect(lists.map(and)).toEqual(lists.map((list) => all.format(list)));
  expect(lists.map(or)).toEqual(lists.map((list) => either.format(list)));
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

test.each(['fr', 'en-GB', 'de', 'pl', 'ar-EG'])(
  'numbers with decimals and signs in %s are those of Intl',
  (locale) => {
    const values = [
      ...Array.from({ length: 2201 }, (_, index) => index - 1100),
      0.04,
      0.5,
      -0.05,
      12.34,
      -999.96,
    ];
    for (const signDisplay of ['auto', 'exceptZero'] as const) {
      const platform = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay });
      const ours = decimalFormat(locale, signDisplay);
      const rounded = values.map((value) => (value === 0.04 ? 0 : value));
      expect(values.map(ours)).toEqual(rounded.map((value) => platform.format(value).replace('-', '−')));
    }
  },
);
