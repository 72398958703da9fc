import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, makeCardSet, PACK } from '../index.ts';
import { CardSums } from './cardSums.ts';

test('the sum over a set is that over its cards, for any values', () => {
  const values = fc.array(fc.integer({ min: 0, max: 100 }), {
    minLength: PACK.length,
    maxLength: PACK.length,
  });
  fc.assert(
    fc.property(fc.subarray([...PACK]), values, (cards, numbers) => {
      const numberOf = (card: Card) => numbers[card]!;
      const { low, high } = makeCardSet(cards);
      expect(new CardSums(numberOf).of(low, high)).toBe(cards.reduce((sum, card) => sum + numberOf(card), 0));
    }),
  );
});
