import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boardActOf } from './boardKeys.ts';

const PARTY_PAGE = readFileSync(new URL('../../../../../docs/party.md', import.meta.url), 'utf8');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz?'];

it('knows the keys of a remote control and the letters', () => {
  expect(['Enter', ' ', 'P', 'f', 's', 'c', 'm', 'ContextMenu'].map((key) => boardActOf(key, true))).toEqual([
    'main',
    'main',
    'pause',
    'full-screen',
    'sounds',
    'code',
    'menu',
    'menu',
  ]);
});

it('ignores letters if single keys are off, and other keys', () => {
  expect(boardActOf('p', false)).toBeUndefined();
  expect(boardActOf('Enter', false)).toBe('main');
  expect(boardActOf('x', true)).toBeUndefined();
  expect(boardActOf('constructor', true)).toBeUndefined();
});

it('knows the single keys of docs/party.md, and no others', () => {
  const documented = [...PARTY_PAGE.matchAll(/^\| ([A-Z]|[A-Z], \?) \|/gm)].flatMap(([, keys = '']) =>
    keys.toLowerCase().split(', '),
  );
  expect(documented.toSorted()).toEqual(LETTERS.filter((key) => boardActOf(key, true)).toSorted());
});
