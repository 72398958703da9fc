import { LANGUAGES, type Language } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { loadCliWords } from './loadCliWords.ts';

test('a language without texts falls back to English', async () => {
  const english = await loadCliWords('en');
  expect(Object.keys(await loadCliWords('tlh' as Language))).toEqual(Object.keys(english));
  for (const language of LANGUAGES)
    expect(Object.keys(await loadCliWords(language))).toEqual(Object.keys(english));
});
