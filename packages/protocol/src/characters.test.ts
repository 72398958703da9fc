import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersOf, cutTo, isWithin, mostUnits } from './characters.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

describe('a character is what a reader counts as one', () => {
  test.each([
    ['family', FAMILY],
    ['skin tone and profession', '👩🏽\u200d🚀'],
    ['flag of two letters', '🇫🇷'],
    ['flag of Scotland', SCOTLAND],
    ['keycap', '1\ufe0f\u20e3'],
    ['decomposed letter', 'e\u0301'],
    ['Devanagari syllable', 'नि'],
  ])('%s', (_what, character) => {
    expect(charactersOf(character.repeat(3))).toEqual([character, character, character]);
    expect(isWithin(character.repeat(3), 6)).toBe(true);
    expect(isWithin(character.repeat(4), 3)).toBe(false);
    expect(cutTo(character.repeat(4), 3, 100)).toBe(character.repeat(3));
  });
});

test('six families are a name of at most 24 characters', () => {
  expect(isWithin(FAMILY.repeat(6), 24)).toBe(true);
});

test('an endless character is too long, and is cut off whole', () => {
  const endless = `a${'👨\u200d'.repeat(500)}`;
  expect(isWithin(endless, 24)).toBe(false);
  expect(cutTo(endless, 24)).toBe('a');
});

test('a cut text is within the limit and a start of the text', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 80 });
  fc.assert(
    fc.property(typed, fc.nat(30), (text, longest) => {
      const cut = cutTo(text, longest);
      expect(isWithin(cut, longest)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(mostUnits(longest));
      expect(text.startsWith(cut)).toBe(true);
      if (isWithin(text, longest)) expect(cut).toBe(text);
    }),
  );
});
