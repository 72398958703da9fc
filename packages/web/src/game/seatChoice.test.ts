import { words } from '@nain-jaune/words';
import { beforeEach, expect, test } from 'vitest';
import { profiles } from '../app/settings/profiles.svelte.ts';
import {
  fitSeats,
  playersOf,
  practiceSeats,
  type SeatChoice,
  SOMEBODY,
  seatEveryone,
  seatsFrom,
} from './seatChoice.ts';

const FRENCH = words('fr');
const OFFER = { characters: ['ninon', 'achille', 'leonie'], levels: ['lowest', 'expert'] };

beforeEach(() => {
  for (const { id } of profiles.list) profiles.remove(id);
});

test('by default a person plays against easy opponents', () => {
  const seats = seatsFrom({}, '');
  expect(seats.map(({ who }) => who).slice(0, 4)).toEqual([SOMEBODY, 'ninon', 'prosper', 'gaspard']);
  expect(playersOf(seats.slice(0, 4), FRENCH).map(({ name }) => name)).toEqual([
    '',
    'Ninon',
    'Prosper',
    'Gaspard',
  ]);
});

test('a practice game uses the bots of the last game, and easy ones in place of other people', () => {
  const seats = [SOMEBODY, 'expert', SOMEBODY, 'achille'].map((who) => ({ who, name: '' }));
  const practised = practiceSeats({ seats }, 'Odile', FRENCH);
  expect(practised.map(({ bot }) => bot).slice(0, 4)).toEqual([null, 'expert', 'prosper', 'achille']);
  expect(practised).toHaveLength(8);
  expect(practised.slice(1).every(({ bot, name }) => bot !== null && name !== '')).toBe(true);
});

test('replaces a bot that is not offered and a person who left the family', () => {
  const seats: SeatChoice[] = [
    { who: 'p-gone', name: '' },
    { who: 'gone', name: 'Jules' },
    { who: 'expert', name: 'Anne' },
  ];
  fitSeats(seats, OFFER);
  expect(seats).toEqual([
    { who: SOMEBODY, name: '' },
    { who: 'ninon', name: '' },
    { who: 'expert', name: 'Anne' },
  ]);
});

test('a person who enters a name joins the family and keeps the profile', () => {
  const seats: SeatChoice[] = [
    { who: SOMEBODY, name: 'Odile' },
    { who: SOMEBODY, name: '' },
    { who: 'leonie', name: '' },
  ];
  const first = seatEveryone(seats, FRENCH);
  const [odile] = profiles.list;
  expect(first).toEqual([
    { name: 'Odile', bot: null, profile: odile?.id },
    { name: '', bot: null, profile: null },
    { name: 'Léonie', bot: 'leonie', profile: null },
  ]);
  const again = seatEveryone([{ who: SOMEBODY, name: ' Odile ' }], FRENCH);
  expect(again[0]?.profile).toBe(odile?.id);
  expect(profiles.list).toHaveLength(1);
});

test('two people with the same name are numbered', () => {
  const seats: SeatChoice[] = [
    { who: SOMEBODY, name: 'Marie' },
    { who: SOMEBODY, name: 'Marie' },
  ];
  const seated = seatEveryone(seats, FRENCH);
  expect(seated.map(({ name }) => name)).toEqual(['Marie', 'Marie 2']);
  expect(new Set(seated.map(({ profile }) => profile)).size).toBe(2);
});
