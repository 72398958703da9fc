import { beforeEach, expect, test } from 'vitest';
import { readText, saveText } from './browser.ts';
import {
  check,
  fieldsOf,
  flag,
  integer,
  itemsOf,
  listOf,
  nullable,
  number,
  oneOf,
  or,
  persisted,
  recordOf,
  text,
} from './persisted.ts';

const SAVED = persisted('lesson', {
  size: or(integer(1, 8), 4),
  look: or(oneOf(['plain', 'gilded']), 'plain'),
  name: or(nullable(text), null),
  people: listOf(fieldsOf({ id: check(text, (id) => id.startsWith('p-')), face: or(number, 0) })),
  rows: or(itemsOf(or(text, '')), []),
  seen: recordOf(flag),
});
const EMPTY = { size: 4, look: 'plain', name: null, people: [], rows: [], seen: {} } as const;

beforeEach(() => void saveText('lesson', ''));

test('what was saved is read again', () => {
  const value = {
    size: 8,
    look: 'gilded' as const,
    name: 'Anne',
    people: [{ id: 'p-1', face: 3 }],
    rows: ['a'],
    seen: { x: true },
  };
  SAVED.save(value);
  expect(SAVED.read()).toEqual(value);
  expect(JSON.parse(readText('lesson') ?? '')).toEqual(value);
});

test.each(['', 'null', '[]', '7', '{', '"x"', '{"__proto__":{"size":2}}'])(
  'without a saved object (%s) the fallbacks are read',
  (saved) => {
    saveText('lesson', saved);
    expect(SAVED.read()).toEqual(EMPTY);
  },
);

test('a wrong value becomes its fallback, and a wrong item or entry is left out', () => {
  saveText(
    'lesson',
    JSON.stringify({
      size: 9,
      look: 'ugly',
      name: 3,
      people: [{ id: 'x' }, { id: 'p-2', face: 'y' }, null, 'p-3'],
      rows: ['a', 1, 'c'],
      seen: { x: true, y: 'no' },
      unknown: 1,
    }),
  );
  expect(SAVED.read()).toEqual({
    ...EMPTY,
    people: [{ id: 'p-2', face: 0 }],
    rows: ['a', '', 'c'],
    seen: { x: true },
  });
});
