import { expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { COMPARED, FLAWED, textsOf } from './testing/index.ts';

const load = (language: Language) => words(language).chapters.postgame();

test.each(LANGUAGES)('the postgame chapter is complete in %s', async (language) => {
  const texts = textsOf(await load(language));
  expect(texts.map(([path]) => path)).toEqual(textsOf(await load('en')).map(([path]) => path));
  expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
});

test('one game is counted in the singular', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ records, statistics }) => [records.loaded(1), statistics.unreadable(1)])).toEqual([
    ['1 partie importée.', '1 partie illisible, non comptée.'],
    ['1 game imported.', 'Unreadable and not counted: 1 game.'],
    ['1 Partie importiert.', 'Nicht lesbar, nicht gezählt: 1 Partie.'],
  ]);
});

test('an opponent who is a person is called so, or “You” without a name', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ statistics }) => [statistics.person('Léo'), statistics.person('')])).toEqual([
    ['Léo (humain)', 'Vous'],
    ['Léo (person)', 'You'],
    ['Léo (Mensch)', 'Du'],
  ]);
});
