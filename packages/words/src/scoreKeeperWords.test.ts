import { parseCardText } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { type KeeperWords, LANGUAGES, words } from './index.ts';
import { HELD } from './testing/held.ts';

const CARD = parseCardText('Qs')!;
const PIECES = { contrats: 2, fiches: 1, jetons: 0 };

/** Every text of the chapter; the functions are given what they want. */
function texts(chapter: KeeperWords): string[] {
  const { problems, operaWhen, ...rest } = chapter;
  const told = { name: 'Anne', card: CARD, expected: '3–12', found: '40' };
  const withCards: Partial<Record<keyof KeeperWords, unknown[]>> = {
    whoLaid: [CARD],
    heldBy: [CARD, 'Anne'],
    alreadyLaid: [CARD],
    pieces: [PIECES],
    paysBox: ['Anne', CARD, '2 fiches'],
    takesBox: ['Anne', CARD, '2 fiches'],
    entryLaid: ['Anne', CARD],
    entryForgot: ['Anne', CARD],
  };
  return [
    ...Object.values(problems).map((tell) => tell(told)),
    ...Object.values(operaWhen),
    ...Object.entries(rest).map(([key, text]: [string, unknown]) =>
      typeof text === 'function'
        ? String(text(...(withCards[key as keyof KeeperWords] ?? [2, 3, 4])))
        : String(text),
    ),
  ];
}

describe.each(LANGUAGES)('the keeper of the counters in %s', (language) => {
  test('has no empty text, no hole in one and no space too many', async () => {
    const chapter = await words(language).chapters.keeper();
    expect(texts(chapter).filter((text) => /^$|undefined|NaN|\[object|[{}]|^ | {2}| $/.test(text))).toEqual(
      [],
    );
  });
});

test('the signs of French have their narrow no-break spaces', async () => {
  const chapter = await words('fr').chapters.keeper();
  expect(texts(chapter).filter((text) => /[^\u202f?!][!?;»]|« |'| [:;!?»]/.test(text))).toEqual([]);
});

test('pieces are counted and listed', async () => {
  const said = await Promise.all(
    HELD.map(async (language) => (await words(language).chapters.keeper()).pieces(PIECES)),
  );
  expect(said).toEqual(['2 contrats et 1 fiche', '2 contrats and 1 fiche', '2 Contrats und 1 Fiche']);
});
