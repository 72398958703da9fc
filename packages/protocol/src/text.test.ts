import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseName, normaliseText } from './text.ts';

describe('a name', () => {
  test.each([
    ['Hangul filler', 'A\u3164nne', 'Anne'],
    ['Braille blank', '\u2800Anne\u2800', 'Anne'],
    ['zero-width space', 'An\u200bne', 'Anne'],
    ['zero-width joiner between Latin letters', 'An\u200dne', 'Anne'],
    ['soft hyphen', 'An\u00adne', 'Anne'],
    ['word joiner', 'An\u2060ne', 'Anne'],
    ['tag characters', 'Anne\u{e0041}\u{e007f}', 'Anne'],
    ['text hidden in a flag', '🏴\u{e0073}\u{e0065}\u{e0063}\u{e0072}\u{e0065}\u{e0074}\u{e007f}', '🏴'],
    ['byte order mark', '\ufeffAnne', 'Anne'],
    ['right-to-left override', '\u202eennA', 'ennA'],
    ['right-to-left mark', '\u200fשרה', 'שרה'],
    ['private use', 'Anne\ue000', 'Anne'],
    ['variation selector', 'Anne\ufe0e', 'Anne'],
    ['line break', 'An\nne', 'An ne'],
    ['no-break and wide spaces', '\u00a0Anne\u3000\u2003Marie ', 'Anne Marie'],
    ['half of a surrogate pair', 'Anne\ud83d', 'Anne\ufffd'],
    ['decomposed letters', 'Le\u0301onie', 'L\u00e9onie'],
  ])('loses invisible characters: %s', (_what, given, expected) => {
    expect(normaliseName(given)).toBe(expected);
  });

  test.each([
    ['Persian non-joiner', 'علی\u200cرضا'],
    ['Devanagari joiner', 'क्\u200dष'],
    ['family emoji', '👩\u200d👩\u200d👧'],
    ['emoji with skin tone and profession', '👩🏽\u200d🚀'],
    ['heart with emoji selector', '❤\ufe0f'],
    ['flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['two flags of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'.repeat(2)],
    ['Vietnamese', 'Nguyễn'],
    ['Hebrew with points', 'שָׂרָה'],
  ])('keeps characters that its script needs: %s', (_what, name) => {
    expect(normaliseName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    '',
    ' ',
    '\u3164',
    '\u2800\u200b',
    '\u{e0041}',
    '\u0301\u0302',
    '\n\t',
    '.',
    '- -',
    '…',
    '"',
    'ʼ',
    '+',
    '€',
    '\ud83d',
  ])('without a letter, digit or emoji is empty: %j', (name) => {
    expect(normaliseName(name)).toBe('');
  });

  test.each(['Ö', '7', '½', '々人', '小明', 'א', '🦊', '🏴', '🇨🇭', '❤\ufe0f', '-A-', 'O\u2019Neil'])(
    'stays with one: %j',
    (name) => {
      expect(normaliseName(name)).toBe(name);
    },
  );

  test('loses stacked marks', () => {
    expect(normaliseName(`a${'\u0323\u0330\u0331'.repeat(50)}`).length).toBeLessThan(8);
  });
});

describe('a text', () => {
  test('with a direction mark is isolated', () => {
    expect(normaliseText('שלום\u200f!')).toBe('\u2068שלום\u200f!\u2069');
  });

  test('without a direction mark is not isolated', () => {
    expect(normaliseText('שלום!')).toBe('שלום!');
  });

  test.each(['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'loses the embedding, override or isolate %j, which could change the text after it',
    (control) => {
      expect(normaliseText(`a${control}b`)).toBe('ab');
    },
  );
});

test('a text may be of signs alone', () => {
  expect(normaliseText('?!')).toBe('?!');
});

test('normalising again changes nothing', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(typed, (text) => {
      expect(normaliseName(normaliseName(text))).toBe(normaliseName(text));
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
    { numRuns: 2000 },
  );
});
