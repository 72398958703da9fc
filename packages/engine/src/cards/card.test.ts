import { describe, expect, test } from 'vitest';
import {
  cardAt,
  DWARF,
  heightOf,
  isCourt,
  makeCard,
  makeCardsText,
  makeCardText,
  PACK,
  PACK_SIZE,
  parseCardText,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from '../index.ts';
import { card } from '../testing/cards.ts';

describe('the pack', () => {
  test('has 52 cards, each rank in each suit once', () => {
    expect(PACK).toHaveLength(PACK_SIZE);
    expect(new Set(PACK.map(makeCardText)).size).toBe(52);
    for (const rank of RANKS) {
      for (const suit of SUITS) expect(PACK).toContain(makeCard(rank, suit));
    }
  });

  test('every card knows its rank, suit and height', () => {
    for (const one of PACK) {
      expect(makeCard(rankOf(one), suitOf(one))).toBe(one);
      expect(heightOf(one)).toBe('A23456789TJQK'.indexOf(rankOf(one)) + 1);
      expect(isCourt(one)).toBe('JQK'.includes(rankOf(one)));
    }
  });

  test('the ace is low, the king is high', () => {
    expect(heightOf(card('As'))).toBe(1);
    expect(heightOf(card('Kc'))).toBe(13);
  });

  test.each([-1, 52, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('has no card number %d', (number) => {
    expect(() => cardAt(number)).toThrow(RangeError);
  });
});

describe('the notation of a card', () => {
  test('is a rank and a suit: 7d is the dwarf', () => {
    expect(makeCardText(DWARF)).toBe('7d');
    expect(parseCardText('7d')).toBe(DWARF);
    expect(makeCardText(makeCard('T', 's'))).toBe('Ts');
  });

  test('is read as it was written, for every card', () => {
    for (const one of PACK) expect(parseCardText(makeCardText(one))).toBe(one);
  });

  test.each([
    '',
    '7',
    'd7',
    '7D',
    '10d',
    '1d',
    'ad',
    '7d ',
    ' 7d',
    '7d!',
    '-',
    'length',
    '__proto__',
    'constructor',
  ])('"%s" is no card', (text) => {
    expect(parseCardText(text)).toBeUndefined();
  });

  test('cards are parted by one space, and no cards are an empty text', () => {
    expect(makeCardsText([card('5h'), card('6c')])).toBe('5h 6c');
    expect(makeCardsText([])).toBe('');
  });
});
