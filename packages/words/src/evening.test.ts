import { DWARF } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from './index.ts';
import { COMPARED, cardOf, FLAWED, FRENCH_MISTAKE, textsOf } from './testing/index.ts';

const QUEEN = cardOf('Qs');
const BY_PATH: Readonly<Record<string, readonly unknown[]>> = {
  '.whoStarts.highest': ['Anne', QUEEN],
  '.whoStarts.tied': [['Anne', 'Paul'], QUEEN],
  '.whoStarts.highestAgain': ['Anne', QUEEN],
  '.speech.takes': ['Anne', QUEEN, 12],
  '.end.winner': [['Anne', 'Paul'], '+12'],
  '.end.sweep': [['Anne', 'Paul'], 12],
  '.end.run': [['Anne'], 12],
  '.end.line': ['1', 'Anne', '+12'],
  '.end.shareTitle': ['1/2/2027'],
};

const load = (language: Language) => words(language).chapters.evening();

async function texts(language: Language): Promise<[string, string][]> {
  return textsOf(await load(language), (text, path) => text(...(BY_PATH[path] ?? [2, 3, 4])));
}

describe.each(LANGUAGES)('an evening in %s', (language) => {
  test('has the texts of the other languages, without a gap', async () => {
    const written = await texts(language);
    expect(written.map(([path]) => path)).toEqual((await texts('en')).map(([path]) => path));
    expect(written.filter(([, text]) => FLAWED.test(text))).toEqual([]);
  });
});

test('French texts have narrow no-break spaces', async () => {
  expect((await texts('fr')).filter(([, text]) => FRENCH_MISTAKE.test(text))).toEqual([]);
});

test('the board names who takes which box, with the short name of the card', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ speech }) => speech.takes('Anne', cardOf('Kh'), 12))).toEqual([
    'Anne prend le roi\u00a0: 12.',
    'Anne takes the king: 12.',
    'Anne räumt das Fach des Königs ab: 12.',
  ]);
  expect(chapters.map(({ speech }) => speech.takes('Anne', DWARF, 0))).toEqual([
    'Anne prend le Nain jaune\u00a0: rien.',
    'Anne takes the Yellow Dwarf: nothing.',
    'Anne räumt das Fach des Gelben Zwergs ab: nichts.',
  ]);
});

test('equals that draw again are named with their rank', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  const [two, three] = [
    ['Anne', 'Eve'],
    ['Anne', 'Eve', 'Paul'],
  ];
  expect(chapters.map(({ whoStarts }) => whoStarts.tied(two, cardOf('7h')))).toEqual([
    'Anne et Eve ont tiré un sept\u00a0: égalité, on tire à nouveau.',
    'Anne and Eve both drew a seven, so they drew again.',
    'Anne und Eve haben beide eine Sieben und ziehen noch einmal.',
  ]);
  expect(chapters.map(({ whoStarts }) => whoStarts.tied(three, cardOf('Js')))).toEqual([
    'Anne, Eve et Paul ont tiré un valet\u00a0: égalité, on tire à nouveau.',
    'Anne, Eve and Paul all drew a jack, so they drew again.',
    'Anne, Eve und Paul haben alle einen Buben und ziehen noch einmal.',
  ]);
});
