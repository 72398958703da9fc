import { knowledgeOf } from '@nain-jaune/bots/knowledge';
import { type GameView, PACK } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { cardChances } from './cardChances.ts';
import { viewOf } from './testing/preparedDeal.ts';

/** Small hands: the rest of the pack is in the talon, so the talon is cut to a few cards. */
function smallView(view: GameView, talon: number): GameView {
  const deal = view.deal!;
  const hidden = deal.sizes.reduce((sum, size, seat) => sum + (seat === view.seat ? 0 : size), 0) + talon;
  const unseen = PACK.filter(
    (card) => !deal.hand.includes(card) && !deal.laid.some((laid) => laid.card === card),
  );
  return {
    ...view,
    deal: { ...deal, talon, shown: deal.shown, hand: [...deal.hand, ...unseen.slice(hidden)] },
  };
}

/** Lists every way to deal the unseen cards, with what passes and leads exclude. */
function byEnumeration(view: GameView): { deals: number; chances: number[][] } {
  const { unseen, places, certain } = knowledgeOf(view);
  const room = [...certain.sizes];
  const at: number[] = [];
  const counts = unseen.map(() => places.map(() => 0));
  let deals = 0;
  const deal = (row: number): void => {
    if (row === unseen.length) {
      deals++;
      for (const [card, column] of at.entries()) counts[card]![column]! += 1;
      return;
    }
    for (const column of places.keys()) {
      if (room[column] === 0 || certain.weights[row * places.length + column] === 0) continue;
      room[column]! -= 1;
      at[row] = column;
      deal(row + 1);
      room[column]! += 1;
    }
  };
  deal(0);
  return { deals, chances: counts.map((row) => row.map((count) => count / deals)) };
}

const POSITIONS = [
  { rules: 'lindor-1789', hands: ['Ac 8c', '2c 9d Ts', '3d Ks'], moves: '', talon: 3 },
  {
    rules: 'famille play=clockwise',
    hands: ['Ac 8d 9c', '4c Ts', '3d Ks', 'Kc As'],
    moves: 'Ac - - -',
    talon: 5,
  },
  {
    rules: 'famille play=clockwise',
    hands: ['Ac 8d 9c', '2c Ts', '3d Ks', 'Kc As'],
    moves: 'Ac - 2c -',
    talon: 3,
  },
  {
    rules: 'lindor-1789 continuing=compulsory',
    hands: ['2c 9c', '9d Ts 4s', 'Kd Ks 4d'],
    moves: '2c - - -',
    talon: 3,
  },
];

describe('the chances of hidden cards', () => {
  test.each(POSITIONS)('equal the enumeration of every deal: $rules, $moves', ({ talon, ...prepared }) => {
    const view = smallView(viewOf(prepared).view, talon);
    const counted = byEnumeration(view);
    const found = cardChances(view);
    expect(found.exact).toBe(true);
    expect(found.deals).toBe(counted.deals);
    for (const [row, chances] of found.chances.entries())
      for (const [column, chance] of chances.entries())
        expect(chance).toBeCloseTo(counted.chances[row]![column]!, 12);
  });

  test('add up to the cards of each place', () => {
    const { view } = viewOf({
      rules: 'famille play=clockwise',
      hands: ['8c 8d 2c', '3c Ts', '3d Ks', 'Ac As'],
      moves: '8c - - -',
    });
    const { chances, places } = cardChances(view);
    const sums = places.map((_, column) => chances.reduce((sum, row) => sum + row[column]!, 0));
    expect(sums.map((sum) => Math.round(sum * 1e6) / 1e6)).toEqual(
      places.map((place) => (place === view.players ? view.deal!.talon : view.deal!.sizes[place])),
    );
  });

  test('are estimated if counting takes too many states, and say so', () => {
    const view = smallView(viewOf(POSITIONS[1]!).view, 5);
    const exact = cardChances(view);
    const estimated = cardChances(view, 1);
    expect([estimated.exact, estimated.deals]).toEqual([false, null]);
    for (const [row, chances] of estimated.chances.entries())
      for (const [column, chance] of chances.entries()) {
        const right = exact.chances[row]![column]!;
        expect(chance === 0).toBe(right === 0);
        expect(Math.abs(chance - right)).toBeLessThan(0.05);
      }
  });
});
