import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_SENTENCE_MISTAKE, textsOf } from './testing/index.ts';

const chapters = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await words(language).chapters.puzzles()] as const),
  ),
);

/** Texts whose arguments are names and sentences. */
const OF_TEXTS = /^\.(?:best|notBest|answer|against|worthOf)$/;

/** Calls a text with arguments that fit. */
function call(text: CallableFunction, path: string): unknown {
  if (path === '.missedBy') return text(['easy', 'medium']);
  if (/^\.(?:outMore|firstOut)$/.test(path)) return text(0.62, 0.41);
  return OF_TEXTS.test(path) ? text('a', 'b') : text(3, 2);
}

test.each(LANGUAGES)('the texts of puzzles in %s have the keys of the others and no gap', (language) => {
  const texts = textsOf(chapters.get(language), call);
  expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
  expect(texts.map(([key]) => key)).toEqual(textsOf(chapters.get('en'), call).map(([key]) => key));
});

test('French texts have the spaces and signs of French', () => {
  const texts = textsOf(chapters.get('fr'), call);
  expect(texts.filter(([, text]) => FRENCH_SENTENCE_MISTAKE.test(text))).toEqual([]);
});

test('the bots that miss a puzzle are a sentence', () => {
  const said = COMPARED.map((language) => chapters.get(language)!.missedBy(['easy', 'hard']));
  expect(said).toEqual([
    'Les robots faciles et les robots difficiles se trompent ici.',
    'Easy bots and hard bots get this wrong.',
    'Die leichten Bots und die starken Bots liegen hier falsch.',
  ]);
  expect(chapters.get('en')!.missedBy([])).toBe('All bots find this move.');
});
