import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonProblem } from './findJsonFault.ts';
import { hasDuplicateKey, parseJson } from './parseJson.ts';

test.each([
  ['{"counters": 50, "counters": 120}', 'counters', 18],
  ['{"rules":{"counters":50,"counters":120}}', 'rules.counters', 25],
  ['{"deals":[{},{"result":{"winner":0,"boxes":[],"winner":1}}]}', 'deals[1].result.winner', 47],
  ['[[],[{"a":1,"b":"a","a":1}]]', '[1][0].a', 21],
  ['{"a":1,"\\u0061":2}', 'a', 8],
  ['{"a" \n : {}, "b": "\\"b\\": \\\\", "a"\t: 1}', 'a', 32],
  ['{"":1,"":2}', '', 7],
  ['{"__proto__":1,"__proto__":2}', '__proto__', 16],
])('%s has a key twice', (text, path, column) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { kind: 'duplicate-key', column, path } });
});

test('the same key in different objects, and keys in texts, are fine', () => {
  for (const text of [
    '[{"a":1},{"a":2}]',
    '{"a":{"a":1}}',
    '{"a":"\\"a\\":1,\\"a\\":"}',
    '{"a":"b","b":"a"}',
  ])
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
});

test('any value is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.nat(3), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('a key that is repeated anywhere is found', () => {
  const key = fc.string();
  fc.assert(
    fc.property(key, fc.jsonValue(), fc.jsonValue(), fc.array(fc.jsonValue()), (name, a, b, before) => {
      const pair = (value: unknown) => `${JSON.stringify(name)} : ${JSON.stringify(value)}`;
      const text = `[${[...before.map((one) => JSON.stringify(one)), `{${pair(a)},${pair(b)}}`].join(' , ')}]`;
      expect(hasDuplicateKey(text, JSON.parse(text))).toBe(true);
      const parsed = parseJson(text);
      expect(parsed).toMatchObject({ ok: false, error: { kind: 'duplicate-key' } });
    }),
  );
});

test('a text that is not JSON has its fault', () => {
  expect(parseJson('{"a": 1,}')).toEqual({ ok: false, error: { kind: 'syntax', column: 9, path: '' } });
  expect(parseJson('{"a":1,"a":2')).toEqual({ ok: false, error: { kind: 'cut', column: 13, path: '' } });
  expect(parseJson('')).toEqual({ ok: false, error: { kind: 'cut', column: 1, path: '' } });
});

test('deep and long texts take linear time', () => {
  const deep = 20_000;
  expect(parseJson(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`).ok).toBe(true);
  expect(parseJson(`[${'"\\\\\\"",'.repeat(deep)}1]`).ok).toBe(true);
  const twice = parseJson(`${'[{"a":1,"b":'.repeat(deep)}{"c":1,"c":2}${'}]'.repeat(deep)}`);
  expect(twice).toMatchObject({ ok: false, error: { kind: 'duplicate-key' } });
  expect(twice.ok ? 0 : twice.error.path.length).toBe(200);
});

test('a fault as a problem', () => {
  expect(jsonProblem({ kind: 'duplicate-key', column: 3, path: 'rules.counters' })).toEqual({
    code: 'duplicate-key',
    path: 'rules.counters',
    expected: '',
    found: '',
  });
  expect(jsonProblem({ kind: 'cut', column: 3, path: '' })).toMatchObject({ code: 'wrong-value', path: '' });
});
