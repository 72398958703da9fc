import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_CARDS,
  type Card,
  cardsOf,
  difference,
  hasCard,
  intersection,
  isEmptySet,
  makeCardSet,
  NO_CARDS,
  PACK,
  union,
} from '../index.ts';

const some = (): fc.Arbitrary<Card[]> => fc.subarray([...PACK]);

describe('a set of cards', () => {
  test('returns its cards, ascending', () => {
    fc.assert(
      fc.property(some(), (cards) => {
        expect(cardsOf(makeCardSet(cards.toReversed()))).toEqual(cards);
      }),
    );
  });

  test('of all cards, and of none', () => {
    expect(cardsOf(ALL_CARDS)).toEqual(PACK);
    expect(cardsOf(NO_CARDS)).toEqual([]);
    expect(isEmptySet(NO_CARDS)).toBe(true);
    expect(isEmptySet(ALL_CARDS)).toBe(false);
    for (const card of PACK) expect(isEmptySet(makeCardSet([card]))).toBe(false);
  });

  test('union, intersection and difference are those of the cards', () => {
    fc.assert(
      fc.property(some(), some(), (a, b) => {
        const [setA, setB] = [makeCardSet(a), makeCardSet(b)];
        expect(cardsOf(union(setA, setB))).toEqual(
          PACK.filter((card) => a.includes(card) || b.includes(card)),
        );
        expect(cardsOf(intersection(setA, setB))).toEqual(a.filter((card) => b.includes(card)));
        expect(cardsOf(difference(setA, setB))).toEqual(a.filter((card) => !b.includes(card)));
        for (const card of PACK) expect(hasCard(setA, card)).toBe(a.includes(card));
      }),
    );
  });
});
