import { expect, test } from 'vitest';
import { LANGUAGES, type Language, type ScoreKeeperWords, words } from './index.ts';
import { COMPARED, cardOf, FLAWED, FRENCH_MISTAKE, textsOf } from './testing/index.ts';

const CARD = cardOf('Qs');
const PIECES = { contrats: 2, fiches: 1, jetons: 0 };
const DETAILS = { name: 'Anne', card: CARD, expected: '3–12', found: '40' };
/** The arguments of the functions that numbers do not fit. */
const ARGUMENTS: { readonly [Key in keyof ScoreKeeperWords]?: readonly unknown[] } = {
  whoLaid: [CARD],
  heldBy: [CARD, 'Anne'],
  alreadyLaid: [CARD],
  pieces: [PIECES],
  paysBox: ['Anne', CARD, '2 fiches'],
  takesBox: ['Anne', CARD, '2 fiches'],
  entryLaid: ['Anne', CARD],
  entryForgot: ['Anne', CARD],
};
const BY_PATH: Readonly<Record<string, readonly unknown[]>> = ARGUMENTS;

const load = (language: Language) => words(language).chapters.scoreKeeper();

async function texts(language: Language): Promise<[string, string][]> {
  return textsOf(await load(language), (text, path) =>
    path.startsWith('.problems') ? text(DETAILS) : text(...(BY_PATH[path.slice(1)] ?? [2, 3, 4])),
  );
}

test.each(LANGUAGES)(
  'the score keeper in %s has no empty text, gap or superfluous space',
  async (language) => {
    expect((await texts(language)).filter(([, text]) => FLAWED.test(text))).toEqual([]);
  },
);

test('French texts have narrow no-break spaces', async () => {
  expect((await texts('fr')).filter(([, text]) => FRENCH_MISTAKE.test(text))).toEqual([]);
});

test('counters of each denomination are counted and listed', async () => {
  const chapters = await Promise.all(COMPARED.map(load));
  expect(chapters.map(({ pieces }) => pieces(PIECES))).toEqual([
    '2 contrats et 1 fiche',
    '2 contrats and 1 fiche',
    '2 Contrats und 1 Fiche',
  ]);
});
