import { expect, test } from 'vitest';
import { typesetAll, typesetFrench } from './typeset.ts';

test('French signs have narrow no-break spaces and real apostrophes', () => {
  expect(typesetFrench("La Dame qui prend ! « L'as », dit-il ; quoi ?")).toBe(
    'La Dame qui prend\u202f! «\u202fL’as\u202f», dit-il\u202f; quoi\u202f?',
  );
});

test('texts are typeset wherever they are, and all else is left alone', () => {
  const loud = typesetAll(
    { text: 'a', list: ['b'], make: (name: string) => ({ name }), number: 3, nothing: null },
    (text) => text.toUpperCase(),
  );
  expect(loud.make('c')).toEqual({ name: 'C' });
  expect(loud).toMatchObject({ text: 'A', list: ['B'], number: 3, nothing: null });
});

test('what is promised is typeset too', async () => {
  const loud = typesetAll({ later: async () => ({ text: 'a' }) }, (text) => text.toUpperCase());
  expect(await loud.later()).toEqual({ text: 'A' });
});
