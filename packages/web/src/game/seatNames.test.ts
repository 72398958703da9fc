import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { playersOf } from './seatChoice.ts';

const named = (...opponents: [name: string, bot: string][]) => {
  const seats = [{ who: 'somebody', name: '' }, ...opponents.map(([name, who]) => ({ who, name }))];
  return playersOf(seats, words('fr')).map(({ name }) => name);
};

test('a character has its own name, another bot a default name', () => {
  expect(named(['', 'leonie'], ['', 'lowest'], ['', 'achille'])).toEqual(['', 'Léonie', 'Basile', 'Achille']);
});

test('a typed name is trimmed', () => {
  expect(named(['  Tante   Rose ', 'leonie'], ['   ', 'ninon'])).toEqual(['', 'Tante Rose', 'Ninon']);
});

test('repeated names are numbered, empty names are not', () => {
  expect(named(['', 'hector'], ['', 'hector'], ['', 'somebody'], ['', 'hector'])).toEqual([
    '',
    'Hector',
    'Hector 2',
    '',
    'Hector 3',
  ]);
});
