import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('--lang comes first', () => {
  expect(languageOf(['play', '--lang', 'de'], { LANG: 'fr_FR.UTF-8' })).toBe('de');
  expect(languageOf(['--lang=fr', 'play'], { LANG: 'de_DE.UTF-8' })).toBe('fr');
});

test('the environment is next, then English', () => {
  expect(languageOf([], { LANG: 'fr_CA.UTF-8' })).toBe('fr');
  expect(languageOf([], { LC_ALL: 'de_AT', LANG: 'fr_FR' })).toBe('de');
  expect(languageOf([], { LANG: 'C.UTF-8' })).toBe('en');
  expect(languageOf([], {})).toBe('en');
});

test('an unknown language is ignored', () => {
  expect(languageOf(['--lang', 'qaa'], { LANG: 'fr_FR' })).toBe('fr');
});
