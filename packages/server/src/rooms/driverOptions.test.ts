import { expect, test } from 'vitest';
import { nameKey } from './driverOptions.ts';

test.each([
  ['Anne', 'ANNE'],
  ['Anne', '\u0410nne'],
  ['Léonie', 'leonie'],
  ['Paul', 'Pau1'],
  ['Ill', 'III'],
  ['Anne Marie', 'Anne-Marie'],
  ['Zoé', 'Zoe\u0301'],
  ['Bob', 'B0b'],
])('%s looks like %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Anne', 'Anna'],
  ['Anne', 'Anne 2'],
  ['שרה', 'שרון'],
  ['...', '!!!'],
])('%s does not look like %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
