import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { seatNames } from './seatNames.ts';

const named = (...opponents: [name: string, bot: string][]) =>
  seatNames(
    opponents.map(([name, bot]) => ({ name, bot })),
    words('fr'),
  );

test('a character sits under its own name, another bot under a given one', () => {
  expect(named(['', 'leonie'], ['', 'lowest'], ['', 'achille'])).toEqual(['Léonie', 'Basile', 'Achille']);
});

test('a name that was typed is kept, without needless spaces', () => {
  expect(named(['  Tante   Rose ', 'leonie'], ['   ', 'ninon'])).toEqual(['Tante Rose', 'Ninon']);
});

test('a character that sits twice is told apart', () => {
  expect(named(['', 'hector'], ['', 'hector'], ['', 'hector'])).toEqual(['Hector', 'Hector 2', 'Hector 3']);
});
