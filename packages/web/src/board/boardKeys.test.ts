import { expect, it } from 'vitest';
import { boardActOf } from './boardKeys.ts';

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
