import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, makeGrammar } from '@nain-jaune/words';
import { describe, expect, it } from 'vitest';
import { isWithin, typedNumber } from './typedNumber.ts';

const SOURCES = join(import.meta.dirname, '..');

describe('a typed number', () => {
  it.each(LANGUAGES)('is read as the page writes it: %s', (language) => {
    const { number } = makeGrammar(language);
    for (const value of [0, 7, 120, 999, 1000, 12_345, 1_234_567, -5, -1000])
      expect(typedNumber(number(value), language)).toBe(value);
  });

  it.each([
    ['fr', '1 000', 1000],
    ['fr', '1\u00a0000', 1000],
    ['fr', '1\u202f000', 1000],
    ['de', '1.000', 1000],
    ['de', '1 000 000', 1_000_000],
    ['en', '1,000', 1000],
    ['en', '1000', 1000],
    ['en', ' 120 ', 120],
    ['en', '-5', -5],
    ['fr', '１２０', 120],
    ['fr', '٢٠٠', 200],
    ['fr', '۲۰۰', 200],
    ['en', '  ', ''],
  ] as const)('%s: “%s” is %s', (language, text, value) => {
    expect(typedNumber(text, language)).toBe(value);
  });

  it.each([
    ['fr', '1e3 0x78 1.5 1,5 120,0 1.000 1,000 ten - +5 5- ² ½ Infinity'],
    ['de', '1e3 0x78 1.5 1,5 120,0 1.00 1.0000 1,000 .5 1.000,5 1..000'],
    ['en', '1e3 0x78 1.5 1,5 120.0 1.000 10,00 1,000.5 ,100 0b11 1_000'],
  ] as const)('%s: other texts are not read: %s', (language, texts) => {
    for (const text of texts.split(' ')) expect(typedNumber(text, language)).toBe(text);
  });

  it('is not read if it is only a part of the text, or too large to be exact', () => {
    for (const text of ['1 00', '1 0000', '12 000,000', '1,000 000', '5 cards', '9'.repeat(400)])
      expect(typedNumber(text, 'en')).toBe(text);
  });

  it('is within limits only if it was read', () => {
    expect([1, 18, 0, 19, '5', ''].map((value) => isWithin(value, 1, 18))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('no field of the page changes with the mouse wheel', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  );
  expect(components.length).toBeGreaterThan(100);
  const spun = components.filter((file) => /type="number"/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(spun).toEqual([]);
});
