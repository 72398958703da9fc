import { expect, test } from 'vitest';
import { boardTokenAt, forgetBoardToken, ownBoards, saveBoardToken } from './boardTokens.ts';

test('remembers the boards of this screen, the latest first', () => {
  saveBoardToken('bado-miku-ze', 'a');
  saveBoardToken('fibo-miku-ze', 'b');
  saveBoardToken('bado-miku-ze', 'c');
  expect(ownBoards()).toEqual(['bado-miku-ze', 'fibo-miku-ze']);
  expect(boardTokenAt('bado-miku-ze')).toBe('c');
  forgetBoardToken('bado-miku-ze');
  expect(boardTokenAt('bado-miku-ze')).toBeNull();
  expect(ownBoards()).toEqual(['fibo-miku-ze']);
});
