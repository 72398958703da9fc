import { expect, test } from 'vitest';
import { codeOf, syllablesOf, tableAddress } from './tableAddresses.ts';

test.each([
  'bado-miku-ze',
  'Bado Miku Ze',
  ' badomikuze ',
  'BA DO MI KU ZE',
  'https://play.example/#/t/bado-miku-ze',
])('%s is the code bado-miku-ze', (typed) => {
  expect(codeOf(typed)).toBe('bado-miku-ze');
});

test('one’s own link is a way to the table, and its secret no part of the code', () => {
  expect(codeOf(`https://play.example/${tableAddress('bado-miku-ze')}/abcdefgh`)).toBe('bado-miku-ze');
});

test('what is no code stays what it is, without its signs', () => {
  expect(codeOf('bado!')).toBe('bado');
});

test('a code is said syllable by syllable', () => {
  expect(syllablesOf('bado-miku-ze')).toBe('ba · do · mi · ku · ze');
});
