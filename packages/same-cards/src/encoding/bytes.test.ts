import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader, ByteWriter, bytesOf, lettersOf } from './bytes.ts';

test('bytes as letters are read back, and are base64url', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      const letters = lettersOf(bytes);
      expect(letters).toBe(Buffer.from(bytes).toString('base64url'));
      expect(bytesOf(letters)).toEqual(bytes);
    }),
  );
});

test.each(['', 'a', 'ab+d', 'ab d', 'abcdé', 'abcde'])('%j is not base64url', (letters) => {
  expect(bytesOf(letters)).toBeNull();
});

test('texts in any script and integers of any size are read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.maxSafeInteger(), (text, value) => {
      const reader = new ByteReader(new ByteWriter().text(text).whole(value).bytes);
      expect([reader.text(), reader.whole(), reader.left]).toEqual([text, value, 0]);
    }),
  );
  expect(new ByteReader(new ByteWriter().text('a\ud800').bytes).text()).toBe('a\ufffd');
});

test('a length beyond the end and invalid UTF-8 throw', () => {
  expect(() => new ByteReader(Uint8Array.from([8, 65])).text()).toThrow(RangeError);
  expect(() => new ByteReader(Uint8Array.from([2, 0xff])).text()).toThrow(RangeError);
  expect(() => new ByteReader(Uint8Array.from([])).byte()).toThrow(RangeError);
});
