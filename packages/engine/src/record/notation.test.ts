import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lay, moveText, PACK, parseCards, parseMoveText, pass, tokensOf } from '../index.ts';
import { card } from '../testing/cards.ts';

describe('the notation of a move', () => {
  test('is a card, with ! when it is announced, and - for a pass', () => {
    expect(moveText(lay(card('7d'), true))).toBe('7d!');
    expect(moveText(lay(card('7d')))).toBe('7d');
    expect(moveText(pass)).toBe('-');
  });

  test('is read as it was written, for every move there is', () => {
    for (const move of [...PACK.flatMap((one) => [lay(one), lay(one, true)]), pass]) {
      expect(parseMoveText(moveText(move))).toEqual(move);
    }
  });

  test.each(['', '!', '7d!!', '!7d', '--', '7d -', ' 7d', '7D!', '10d', '−', '–', 'pass'])(
    '"%s" is no move',
    (text) => {
      expect(parseMoveText(text)).toBeUndefined();
    },
  );

  test('nothing else is read: what is read is written the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (text) => {
        const move = parseMoveText(text);
        if (move !== undefined) expect(moveText(move)).toBe(text);
      }),
    );
  });
});

describe('a text of cards or moves', () => {
  test('is parted by single spaces; an empty text has none', () => {
    expect(tokensOf('5h 6c -')).toEqual(['5h', '6c', '-']);
    expect(tokensOf('')).toEqual([]);
    expect(parseCards('5h Xx 6c')).toEqual([card('5h'), null, card('6c')]);
    expect(parseCards('')).toEqual([]);
    expect(parseCards('5h  6c')).toContain(null);
    expect(parseCards(' ')).toContain(null);
  });
});
