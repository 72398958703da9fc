import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { loadWords } from './load.ts';

test.each(LANGUAGES)('%s loaded alone is the same', async (language) => {
  expect(await loadWords(language)).toBe(words(language));
});

test.each(LANGUAGES)(
  'every chapter of %s can be loaded and has the keys of the other languages',
  async (language) => {
    const { chapters } = words(language);
    const french = words('fr').chapters;
    for (const name of Object.keys(french) as (keyof typeof french)[])
      expect(Object.keys(await chapters[name]()).sort()).toEqual(Object.keys(await french[name]()).sort());
  },
);
