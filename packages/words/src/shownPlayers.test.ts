import { expect, test } from 'vitest';
import { words } from './index.ts';
import { namelessSeat, shownPlayers } from './shownPlayers.ts';

const person = (name: string, profile: string | null = null) => ({ name, bot: null, profile });
const NINON = { name: 'Ninon', bot: 'ninon', profile: null };
const namesOf = (players: Parameters<typeof shownPlayers>[0], language: 'en' | 'fr' | 'de') =>
  shownPlayers(players, words(language)).map(({ name }) => name);

test('a player without a name is “You” in the language of the page', () => {
  const players = [person(''), NINON];
  expect(namelessSeat(players)).toBe(0);
  expect(namesOf(players, 'en')).toEqual(['You', 'Ninon']);
  expect(namesOf(players, 'fr')).toEqual(['Vous', 'Ninon']);
  expect(namesOf(players, 'de')).toEqual(['Du', 'Ninon']);
});

test('a person of the family has the name of the profile', () => {
  const players = [person('Du', 'p-1'), NINON];
  expect(namelessSeat(players)).toBeNull();
  expect(namesOf(players, 'en')).toEqual(['Du', 'Ninon']);
});

test('several people on one device have different names', () => {
  const players = [person(''), person('Odile'), person('')];
  expect(namelessSeat(players)).toBeNull();
  expect(namesOf(players, 'en')).toEqual(['Player 1', 'Odile', 'Player 3']);
});
