import { expect, test } from 'vitest';
import { findJsonFault } from './findJsonFault.ts';

test.each(['{}', ' [1, -2.5e3, "a\\u00e9\\n", true, null, {"a": {"b": []}}] ', '"text"', '0'])(
  '%s is JSON',
  (text) => {
    expect(findJsonFault(text)).toBeNull();
    expect(() => JSON.parse(text)).not.toThrow();
  },
);

test.each([
  ['', 1],
  ['{"a": [1, 2', 12],
  ['{"a": "unfini', 7],
  ['{"a": "back\\', 7],
  ['{"a": tru', 7],
  ['[1, -', 5],
  ['{"a":', 6],
])('%s is cut at column %i', (text, column) => {
  expect(findJsonFault(text)).toEqual({ kind: 'cut', column, path: '' });
});

test.each([
  ['rubbish', 1],
  ['{"a": 1,}', 9],
  ['{a: 1}', 2],
  ["{'a': 1}", 2],
  ['[1 2]', 4],
  ['[1]]', 4],
  ['[1}', 3],
  ['{"a": 01}', 7],
  ['{"a": "\t"}', 7],
  ['{} {}', 4],
  ['[truex]', 2],
])('%s is wrong at column %i', (text, column) => {
  expect(findJsonFault(text)).toEqual({ kind: 'syntax', column, path: '' });
  expect(() => JSON.parse(text)).toThrow();
});

test('a NUL character is found in any place', () => {
  expect(findJsonFault('{"a": "b\0"}')).toEqual({ kind: 'nul', column: 9, path: '' });
  expect(findJsonFault('\0\0\0')).toEqual({ kind: 'nul', column: 1, path: '' });
});

test('a path of 200 characters is whole, and a longer one is cut', () => {
  const pathIn = (key: string) => findJsonFault(`{"${key}": {"a": 1, "a": 2}}`)?.path;
  const key = 'k'.repeat(198);
  expect(pathIn(key)).toBe(`${key}.a`);
  expect(pathIn(`${key}k`)).toBe(`${key}k…`);
});

test('deep nesting and long strings are supported', () => {
  expect(findJsonFault(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)).toBeNull();
  expect(findJsonFault(`"${'a\\n'.repeat(2_000_000)}`)).toMatchObject({ kind: 'cut' });
});
