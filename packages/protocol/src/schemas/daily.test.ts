import { describe, expect, test } from 'vitest';
import { parseDate, parserOf } from '../parse.ts';
import { challengeEntry, newAttempt } from './http.ts';

describe('a date', () => {
  test.each(['2026-11-27', '2028-02-29', '1970-01-01', '9999-12-31'])('may be %s', (text) => {
    expect(parseDate(text)).toEqual({ ok: true, value: text });
  });

  test.each([
    '',
    'today',
    '2026-11-31',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '26-11-27',
    '2026-11-27T00:00Z',
    ' 2026-11-27',
    '+02026-11-27',
    20261127,
  ])('is not %j', (text) => {
    expect(parseDate(text)).toMatchObject({
      ok: false,
      error: [{ code: 'wrong-value', path: '' }],
    });
  });
});

test('an attempt is refused with every problem', () => {
  const parsed = parserOf(newAttempt)({ id: 'short', record: 'x', name: 'Anne' });
  expect(parsed.ok ? [] : parsed.error.map(({ code, path }) => [code, path])).toEqual([
    ['wrong-value', 'id'],
    ['wrong-value', 'record'],
    ['unknown-key', 'name'],
  ]);
});

test('a record is nested at most eight deep', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
  const attempt = (levels: number) => parserOf(newAttempt)({ id: 'x'.repeat(22), record: nested(levels) });
  expect(attempt(8).ok).toBe(true);
  expect(attempt(9)).toMatchObject({
    ok: false,
    error: [{ path: 'record', expected: 'a record, nested at most 8 deep' }],
  });
});

test.each(['', 'a b', 'ä', 'a+b', 'a'.repeat(4097), 7, null])('the text of a challenge is not %j', (text) => {
  expect(parserOf(challengeEntry)({ text }).ok).toBe(false);
});
