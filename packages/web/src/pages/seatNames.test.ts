import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { playersOf } from './seatChoice.ts';

const named = (...opponents: [name: string, bot: string][]) => {
  const seats = [{ who: 'somebody', name: '' }, ...opponents.map(([name, who]) => ({ who, name }))];
  return playersOf(seats, words('fr')).map(({ name }) => name);
};

test('a character sits under its own name, another bot under a given one', () => {
  expect(named(['', 'leonie'], ['', 'lowest'], ['', 'achille'])).toEqual(['', 'Léonie', 'Basile', 'Achille']);
});

test('a name that was typed is kept, without needless spaces', () => {
  expect(named(['  Tante   Rose ', 'leonie'], ['   ', 'ninon'])).toEqual(['', 'Tante Rose', 'Ninon']);
});

test('a character that sits twice is told apart, and people without a name are not numbered', () => {
  expect(named(['', 'hector'], ['', 'hector'], ['', 'somebody'], ['', 'hector'])).toEqual([
    '',
    'Hector',
    'Hector 2',
    '',
    'Hector 3',
  ]);
});
