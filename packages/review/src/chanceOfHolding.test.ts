import { type Card, makeCardsText } from '@nain-jaune/engine';
import { cards as cardsIn } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { type CardPossibilities, possibilitiesFrom } from './cardPossibilities.ts';
import { chanceOfHolding } from './chanceOfHolding.ts';
import { viewOf } from './testing/preparedDeal.ts';

/** Counts every way to deal the unseen cards. */
function byEnumeration(possible: CardPossibilities, cards: readonly Card[]): number {
  const { unseen, sizes } = possible;
  const talon = sizes.length - 1;
  const room = [...sizes];
  let all = 0;
  let held = 0;
  const deal = (index: number, isHeld: boolean): void => {
    const card = unseen[index];
    if (card === undefined) {
      all += 1;
      held += isHeld ? 1 : 0;
      return;
    }
    for (let place = 0; place <= talon; place++) {
      if (room[place] === 0 || !possible.mayHold(place, card)) continue;
      room[place]! -= 1;
      deal(index + 1, isHeld || (place < talon && cards.includes(card)));
      room[place]! += 1;
    }
  };
  deal(0, false);
  return held / all;
}

/** The unseen cards are with two other seats and in the talon. Seat 1 cannot hold the denied cards. */
function possibilities(unseen: string, sizes: readonly number[], denied = ''): CardPossibilities {
  const { view } = viewOf({ rules: 'famille', hands: ['Ac', '2c', '3c', '4c'] });
  const none = cardsIn(denied === '' ? 'Ac' : denied);
  return {
    ...possibilitiesFrom(view),
    unseen: cardsIn(unseen),
    sizes,
    mayHold: (place, card) => place !== 1 || !none.includes(card),
  };
}

describe('chanceOfHolding', () => {
  test.each([
    ['5c 6c 7c 8c 9c Tc', [0, 2, 2, 2], '', '5c'],
    ['5c 6c 7c 8c 9c Tc', [0, 2, 2, 2], '', '5c 6c'],
    ['5c 6c 7c 8c 9c Tc', [0, 2, 2, 2], '5c 8c', '5c 6c'],
    ['5c 6c 7c 8c 9c Tc Jc', [0, 3, 1, 3], '5c 8c', '5c 8c'],
    ['5c 6c 7c 8c 9c', [0, 2, 2, 1], '', '5c 6c'],
    ['5c 6c 7c 8c 9c', [0, 2, 2, 1], '', 'Kc'],
  ])(
    'equals the enumeration of every deal: %s in %j, seat 1 without %s, wanted %s',
    (unseen, sizes, denied, cards) => {
      const possible = possibilities(unseen, sizes, denied);
      expect(makeCardsText(possible.unseen)).toBe(unseen);
      expect(chanceOfHolding(possible, cardsIn(cards))).toBeCloseTo(
        byEnumeration(possible, cardsIn(cards)),
        12,
      );
    },
  );

  test('is estimated if counting takes too many states', () => {
    const { view } = viewOf({
      rules: 'famille play=clockwise',
      hands: ['Ac 8d', '4c Ts', '3d', '5c'],
      moves: 'Ac - - -',
    });
    const possible = possibilitiesFrom(view);
    const exact = chanceOfHolding(possible, cardsIn('3c'));
    expect(chanceOfHolding(possible, cardsIn('3c'), 1)).toBeCloseTo(exact, 1);
  });

  test('is 1 if the talon cannot hold all of them', () => {
    expect(chanceOfHolding(possibilities('5c 6c 7c 8c 9c', [0, 2, 2, 1]), cardsIn('5c 6c'))).toBe(1);
  });
});
