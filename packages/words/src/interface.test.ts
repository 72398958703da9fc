import { describe, expect, test } from 'vitest';
import type { Interface } from './index.ts';
import { LANGUAGES, words } from './index.ts';
import { HELD } from './testing/held.ts';

/** Every text of the interface, the functions given numbers, which names may be as well. */
function texts(screen: Partial<Interface>): [string, string][] {
  return Object.entries(screen).map(([key, text]: [string, unknown]) => [
    key,
    typeof text === 'function' ? String(text(2, 3, 4)) : String(text),
  ]);
}

describe.each(LANGUAGES)('the interface in %s', (language) => {
  test('has no empty text and no hole in one', () => {
    expect(
      texts(words(language).interface).filter(([, text]) => /^$|undefined|NaN|\[object|[{}]/.test(text)),
    ).toEqual([]);
  });

  test('has the same keys as the others, none with a space too many', () => {
    expect(Object.keys(words(language).interface)).toEqual(Object.keys(words('en').interface));
    expect(texts(words(language).interface).filter(([, text]) => /^ | {2}| $/.test(text))).toEqual([]);
  });
});

test('French signs have their narrow no-break spaces', () => {
  const wrong = texts(words('fr').interface).filter(([, text]) =>
    /[^\u202f?!][!?;»]|« |'| [:;!?»]/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('the numbers of players are said as a span, or one by one where some are missing in between', () => {
  const said = (...players: number[]) =>
    HELD.map((language) => words(language).interface.playersAllowed(...players));
  expect(said(3, 4, 5, 6, 7, 8)).toEqual(['3 à 8 joueurs', '3 to 8 players', '3 bis 8 Spieler']);
  expect(said(3, 5)).toEqual(['3 ou 5 joueurs', '3 or 5 players', '3 oder 5 Spieler']);
});
