import { expect, test } from 'vitest';
import { centre, columnsOf, padEnd, printable, shorten, widthOf, wrap } from './width.ts';

test('colours and accents take no columns, wide characters two', () => {
  expect(widthOf('\u001b[31m7♦\u001b[39m')).toBe(2);
  expect(widthOf('e\u0301')).toBe(1);
  expect(widthOf('雪🂡')).toBe(3);
});

test('texts are truncated and padded to a width', () => {
  expect(shorten('Maximilien', 6)).toBe('Maxim…');
  expect(shorten('雪雪雪', 4)).toBe('雪…');
  expect(shorten('Anne', 4)).toBe('Anne');
  expect(padEnd('雪', 4)).toBe('雪  ');
  expect(centre('7♦', 6)).toBe('  7♦  ');
});

test('lines are wrapped at spaces and keep their indentation', () => {
  expect(wrap('  one two three', 9, '    ')).toBe('  one two\n    three');
  expect(wrap('unbreakable', 4)).toBe('unbreakable');
  expect(wrap('', 4)).toBe('');
});

test('control characters are replaced', () => {
  expect(printable('A\u001b[2Jnne\u009b31m\n\u202e')).toBe('A�[2Jnne�31m��');
});

test('a terminal that does not know its columns has 80', () => {
  expect([columnsOf({ columns: 0 }), columnsOf({ columns: 33 })]).toEqual([80, 33]);
});
