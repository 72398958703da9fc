import { LANGUAGES, type Language } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { loadCliWords } from './loadCliWords.ts';

test('a language without words of its own for the terminal has the English ones', async () => {
  const english = await loadCliWords('en');
  expect(await loadCliWords('tlh' as Language)).toBe(english);
  for (const language of LANGUAGES)
    expect(Object.keys(await loadCliWords(language))).toEqual(Object.keys(english));
});
