import { parseCardText } from '@nain-jaune/engine';
import { expect, it, vi } from 'vitest';
import { courtKeys, entersHand, nextOfRank, placeOfKey, rankOfKey } from './handKeys.ts';
import { actOfKey } from './tableKeys.ts';

const hand = ['3c', '7d', '7s', 'Qh'].map((text) => parseCardText(text)!);

it('maps letters of all languages and digits at any keyboard position to ranks', () => {
  expect(rankOfKey({ key: 'v', code: 'KeyV' }, 'en')).toBe('J');
  expect(rankOfKey({ key: 'D', code: 'KeyD' }, 'en')).toBe('Q');
  expect(rankOfKey({ key: 'k', code: 'KeyK' }, 'en')).toBe('K');
  expect(rankOfKey({ key: 'è', code: 'Digit7' }, 'en')).toBe('7');
  expect(rankOfKey({ key: '0', code: 'Digit0' }, 'en')).toBe('T');
  expect(rankOfKey({ key: 'x', code: 'KeyX' }, 'en')).toBeUndefined();
});

it('returns the letters of a language', () => {
  expect(courtKeys('fr')).toEqual(['V', 'D', 'R']);
  expect(courtKeys('de')).toEqual(['B', 'D', 'K']);
});

it('cycles through the cards of a rank', () => {
  expect(nextOfRank(hand, '7', -1)).toBe(1);
  expect(nextOfRank(hand, '7', 1)).toBe(2);
  expect(nextOfRank(hand, '7', 2)).toBe(1);
  expect(nextOfRank(hand, '9', 0)).toBe(-1);
});

it('arrows move within rows and to the ends', () => {
  // Two cards above three.
  const places = [20, 60, 0, 40, 80].map((left, place) => ({ left, top: place < 2 ? 0 : 50 }));
  expect(placeOfKey('ArrowLeft', 0, places)).toBe(4);
  expect(placeOfKey('ArrowDown', 1, places)).toBe(4);
  expect(placeOfKey('ArrowUp', 4, places)).toBe(1);
  expect(placeOfKey('ArrowUp', 1, places)).toBe(0);
  expect(placeOfKey('End', 0, places)).toBe(4);
  expect(placeOfKey('x', 0, places)).toBeUndefined();
});

/** What the digit row of each layout writes without Shift, from the key of 1 to that of 0. */
const DIGIT_ROWS = {
  AZERTY: '&é"\'(-è_çà',
  'Belgian AZERTY': '&é"\'(§è!çà',
  bépo: '"«»()@+-/*',
  QWERTZ: '1234567890',
  'Swiss QWERTZ with Shift': '+"*ç%&/()=',
  Dvorak: '1234567890',
  'programmer Dvorak': '&[{}(=*)+]',
  'QWERTY with Shift': '!@#$%^&*()',
};

it.each(Object.entries(DIGIT_ROWS))(
  'takes the digit keys of %s for ranks, and for nothing else',
  (_, row) => {
    const events = [...row].map((key, place) => ({ key, code: `Digit${(place + 1) % 10}` }));
    expect(events.map((event) => rankOfKey(event, 'fr')).join('')).toBe('A23456789T');
    expect(events.map(({ key }) => actOfKey(key))).toEqual(events.map(() => undefined));
  },
);

it('maps letters by what they write on any layout', () => {
  expect(rankOfKey({ key: 'a', code: 'KeyQ' }, 'fr')).toBe('A'); // AZERTY
  expect(rankOfKey({ key: 'v', code: 'KeyU' }, 'fr')).toBe('J'); // bépo
  expect(rankOfKey({ key: 'k', code: 'KeyV' }, 'de')).toBe('K'); // Dvorak
  expect(rankOfKey({ key: 'q', code: 'KeyA' }, 'en')).toBe('Q'); // AZERTY
});

it('ignores the number pad if it writes no digits', () => {
  expect(rankOfKey({ key: '7', code: 'Numpad7' }, 'en')).toBe('7');
  expect(rankOfKey({ key: 'Home', code: 'Numpad7' }, 'en')).toBeUndefined();
});

it('a sideways arrow enters the hand unless something else has used it', () => {
  vi.stubGlobal('Element', class {});
  const pressed = {
    repeat: false,
    defaultPrevented: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    target: null,
  };
  expect(entersHand({ ...pressed, key: 'ArrowLeft' })).toBe(true);
  expect(entersHand({ ...pressed, key: 'ArrowRight' })).toBe(true);
  expect(entersHand({ ...pressed, key: 'ArrowDown' })).toBe(false);
  expect(entersHand({ ...pressed, key: 'ArrowRight', defaultPrevented: true })).toBe(false);
  expect(entersHand({ ...pressed, key: 'ArrowRight', altKey: true })).toBe(false);
});
