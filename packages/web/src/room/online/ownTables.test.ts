import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import {
  forgetOwnPlace,
  forgetOwnTable,
  MAX_PLACES_AT_TABLE,
  noteClosed,
  noteOpened,
  ownTables,
  recentTables,
  saveOwnTable,
  tokenAt,
  tokensAt,
} from './ownTables.ts';

const CODE = 'bado-miku-ze';
const OTHER = 'zuti-zuti-zu';

function stubStorage(list?: readonly unknown[]): void {
  const texts = list === undefined ? {} : { 'nain-jaune.online-places': JSON.stringify({ list }) };
  vi.stubGlobal('localStorage', storageOf(texts));
}

beforeEach(() => {
  stubStorage();
});

test('saved places are found, and invalid ones are not', () => {
  stubStorage([{ code: CODE, token: 'a' }, { code: OTHER, token: 'b' }, { code: 3 }]);
  expect(ownTables()).toEqual([CODE, OTHER]);
  expect([tokenAt(CODE), tokensAt(OTHER), tokenAt('none')]).toEqual(['a', ['b'], null]);
});

test('a table has the places of several people, the latest first, and is listed once', () => {
  saveOwnTable(OTHER, 'c');
  for (const token of ['a', 'b', 'a']) saveOwnTable(CODE, token);
  expect(tokensAt(CODE)).toEqual(['a', 'b']);
  expect(ownTables()).toEqual([CODE, OTHER]);
  saveOwnTable(OTHER, 'c');
  expect(ownTables()).toEqual([OTHER, CODE]);
});

test('opening a table makes it the latest one', () => {
  stubStorage([
    { code: CODE, token: 'a' },
    { code: OTHER, token: 'b' },
  ]);
  expect(recentTables()[0]).toMatchObject({ code: CODE, at: 1 });
  noteOpened('none');
  expect(recentTables()[0]).toMatchObject({ code: CODE, at: 1 });
  noteOpened(OTHER);
  expect([ownTables()[0], tokenAt(OTHER)]).toEqual([OTHER, 'b']);
  expect(recentTables()[0]?.at).toBeGreaterThan(1);
});

test.each([
  ['closed', () => noteClosed(OTHER)],
  ['gone', () => forgetOwnTable(OTHER)],
  ['left', () => forgetOwnPlace(OTHER, 'b')],
])('the table before one that is %s is the latest one, as of when it was opened itself', (_, end) => {
  stubStorage([
    { code: OTHER, token: 'b', at: 30 },
    { code: CODE, token: 'a', at: 20 },
  ]);
  end();
  expect(recentTables()[0]).toMatchObject({ code: CODE, at: 20 });
});

test('a table that closes late leaves the one that was joined since', () => {
  saveOwnTable(OTHER, 'b');
  saveOwnTable(CODE, 'a');
  noteClosed(OTHER);
  expect(recentTables()[0]?.code).toBe(CODE);
  noteClosed(CODE);
  expect([recentTables(), ownTables()]).toEqual([[], [CODE, OTHER]]);
});

test('a person who leaves does not take the places of the others', () => {
  for (const token of ['a', 'b']) saveOwnTable(CODE, token);
  forgetOwnPlace(CODE, 'b');
  forgetOwnPlace(OTHER, 'a');
  expect(tokensAt(CODE)).toEqual(['a']);
  forgetOwnPlace(CODE, 'a');
  expect(ownTables()).toEqual([]);
});

test('a table that is gone loses all places', () => {
  for (const token of ['a', 'b']) saveOwnTable(CODE, token);
  saveOwnTable(OTHER, 'c');
  forgetOwnTable(CODE);
  expect(ownTables()).toEqual([OTHER]);
});

test('the oldest place at a table is dropped when there are too many', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e']) saveOwnTable(CODE, token);
  expect(tokensAt(CODE)).toEqual(['e', 'd', 'c', 'b']);
  expect(tokensAt(CODE)).toHaveLength(MAX_PLACES_AT_TABLE);
});
