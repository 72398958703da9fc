import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_SENTENCE_MISTAKE, textsOf } from './testing/index.ts';

const chapters = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await words(language).chapters.hand()] as const),
  ),
);

/** All texts of a language; every argument is a name. */
function textsIn(language: (typeof LANGUAGES)[number]) {
  return textsOf(chapters.get(language), (text) => text('Anne', 'Paul'));
}

test.each(LANGUAGES)(
  'the texts of a hand on a phone in %s have the keys of the others and no gap',
  (language) => {
    const texts = textsIn(language);
    expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
    expect(texts.map(([key]) => key)).toEqual(textsIn('en').map(([key]) => key));
  },
);

test('French texts have the spaces and signs of French', () => {
  expect(textsIn('fr').filter(([, text]) => FRENCH_SENTENCE_MISTAKE.test(text))).toEqual([]);
});

test('a seat is between its neighbours', () => {
  expect(COMPARED.map((language) => chapters.get(language)!.between('Anne', 'Paul'))).toEqual([
    'Vous êtes entre Anne et Paul.',
    'You’re sitting between Anne and Paul.',
    'Du sitzt zwischen Anne und Paul.',
  ]);
});
