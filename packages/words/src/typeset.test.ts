import { expect, test } from 'vitest';
import { typesetAll, typesetFrench } from './typeset.ts';

test('French signs have narrow no-break spaces and real apostrophes', () => {
  expect(typesetFrench("La Dame qui prend ! « L'as », dit-il ; quoi ?")).toBe(
    'La Dame qui prend\u202f! «\u202fL’as\u202f», dit-il\u202f; quoi\u202f?',
  );
});

test('French has no-break spaces before colons, percentages and units, and no space before an ellipsis', () => {
  expect(typesetFrench('Taille : 100 %, soit 100 mm en 3 s, pas 3 sous …')).toBe(
    'Taille\u00a0: 100\u00a0%, soit 100\u00a0mm en 3\u00a0s, pas 3 sous…',
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
