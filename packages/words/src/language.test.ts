import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseCardText } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, RANK_LETTERS, words } from './index.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr_CA.UTF-8'], 'fr'],
  [['qaa-IT', 'FR', 'en'], 'fr'],
  [['qaa', 'qab'], 'en'],
  [['C.UTF-8'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('%j: the language is %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});

test('every language has a file and a folder in languages/', () => {
  const names = readdirSync(join(import.meta.dirname, 'languages'));
  expect(names.sort()).toEqual(LANGUAGES.flatMap((language) => [language, `${language}.ts`]).sort());
});

test.each(LANGUAGES)('%s has its own code, name and letters', (code) => {
  const { language, languageName, rankSign } = words(code);
  const letters = ['Ad', 'Jd', 'Qd', 'Kd'].flatMap((text) => parseCardText(text) ?? []).map(rankSign);
  expect([language, languageName, letters]).toEqual([code, LANGUAGE_NAMES[code], RANK_LETTERS[code]]);
});
