import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { COMPARED, FLAWED, FRENCH_MISTAKE, textsOf } from './testing/index.ts';

describe.each(LANGUAGES)('the interface in %s', (language) => {
  const texts = textsOf(words(language).interface);

  test('has no empty text, gap or superfluous space', () => {
    expect(texts.filter(([, text]) => FLAWED.test(text))).toEqual([]);
  });

  test('has the keys of the other languages', () => {
    expect(texts.map(([key]) => key)).toEqual(textsOf(words('en').interface).map(([key]) => key));
  });
});

test.each(LANGUAGES)('the two ways into a finished game have different names in %s', (language) => {
  const { home, interface: ui } = words(language);
  expect(ui.lookAtGame).not.toBe(home.stepThrough);
});

test('French texts have narrow no-break spaces', () => {
  expect(textsOf(words('fr').interface).filter(([, text]) => FRENCH_MISTAKE.test(text))).toEqual([]);
});

test('numbers of players are a range, or a list if some are missing', () => {
  const allowed = (...players: number[]) =>
    COMPARED.map((language) => words(language).interface.playersAllowed(...players));
  expect(allowed(3, 4, 5, 6, 7, 8)).toEqual(['3 à 8 joueurs', '3 to 8 players', '3 bis 8 Spieler']);
  expect(allowed(3, 5)).toEqual(['3 ou 5 joueurs', '3 or 5 players', '3 oder 5 Spieler']);
});
