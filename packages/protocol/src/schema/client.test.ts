import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { act, isAct } from './client.ts';

const text = fc.oneof(
  fc.constantFrom('act', '7d', '7d!', '-', '!', '', 'x'.repeat(64), 'x'.repeat(65)),
  fc.string(),
);
const value = fc.oneof(text, fc.jsonValue());
const nearlyAct = fc.record({ type: value, id: value, move: value, more: value }, { requiredKeys: [] });
const asAct = fc.record({ type: fc.constant('act'), id: text, move: text }, { noNullPrototype: true });

test('what is an act is the same by its schema and by the quick question', () => {
  const input = fc.oneof(asAct, nearlyAct, fc.jsonValue()).map((said) => JSON.parse(JSON.stringify(said)));
  fc.assert(fc.property(input, (said) => isAct(said) === v.is(act, said)));
});

test.each([
  '{"type":"act","id":"1","move":"7d"}',
  '{"type":"act","id":"1","move":"-","__proto__":1}',
  '{"type":"act","id":"1","__proto__":{"move":"-"}}',
  '{"type":"act","id":"1","move":"7d!","more":1}',
])('of %s too', (json) => {
  expect(isAct(JSON.parse(json))).toBe(v.is(act, JSON.parse(json)));
});
