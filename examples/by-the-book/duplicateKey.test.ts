import { describe, expect, it } from 'vitest';
import { duplicateKey } from './duplicateKey.ts';

describe('a key that stands twice in one object', () => {
  it.each([
    ['{"counters": 50, "counters": 120}', 'counters'],
    ['{"rules": {"counters": 50, "end": {"deals": 1}, "counters" : 50}}', 'counters'],
    ['{"a": [{"b": 1}, {"b": 1, "\\u0062": 2}]}', 'b'],
    ['{"a": {"a": 1}, "a": 2}', 'a'],
  ])('is found in %s', (text, key) => {
    expect(duplicateKey(text)).toBe(key);
  });

  it.each([
    '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}',
    '{"a": "a", "b": "a"}',
    '{"a": "\\"a\\": {", "b": "}"}',
    '["a", "a"]',
  ])('is not there in %s', (text) => {
    expect(duplicateKey(text)).toBeNull();
  });
});
