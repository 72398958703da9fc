import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES, words } from './index.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr_CA.UTF-8'], 'fr'],
  [['qaa-IT', 'FR', 'en'], 'fr'],
  [['qaa', 'qab'], 'en'],
  [['C.UTF-8'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('of %j the language %s is chosen', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});

test('every language has words and tells its own code', () => {
  for (const language of LANGUAGES) expect(words(language).language).toBe(language);
});
