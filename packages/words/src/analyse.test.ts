import { expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_MISTAKE, textsOf } from './testing/index.ts';

const load = (language: Language) => words(language).chapters.analyse();

test.each(LANGUAGES)('the chapter of the analysis board is complete in %s', async (language) => {
  const texts = textsOf(await load(language));
  expect(texts.map(([path]) => path)).toEqual(textsOf(await load('en')).map(([path]) => path));
  expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
});

test('French has its spaces and apostrophes', async () => {
  const texts = textsOf(await load('fr'));
  expect(texts.filter(([, text]) => FRENCH_MISTAKE.test(text))).toEqual([]);
});

test('numbers of deals and shares are written as the language does', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  const written = chapters.map(({ chances }) => [
    chances.deals(1),
    chances.deals(5_405_400),
    chances.deals(3.09e20),
    chances.chance(0.3),
  ]);
  expect(written).toEqual([
    [
      'Une seule donne est possible.',
      'Donnes possibles\u00a0: 5\u202f405\u202f400.',
      'Donnes possibles\u00a0: ≈ 3,1 × 10²⁰.',
      '30\u00a0%',
    ],
    [
      'Only one deal is possible.',
      '5,405,400 deals are possible.',
      '≈ 3.1 × 10²⁰ deals are possible.',
      '30%',
    ],
    [
      'Nur eine Verteilung ist möglich.',
      'Mögliche Verteilungen: 5.405.400.',
      'Mögliche Verteilungen: ≈ 3,1 × 10²⁰.',
      '30\u00a0%',
    ],
  ]);
});
