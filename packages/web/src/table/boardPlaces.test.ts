import { RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { placesOnBoard } from './boardPlaces.ts';

function boardOf(id: keyof typeof RULESETS): string[] {
  const { honours } = RULESETS[id];
  return placesOnBoard(honours.map(({ stake }) => stake)).map((box) => honours[box]?.card ?? '');
}

it('places the boxes in the old French order', () => {
  expect(boardOf('lindor-1789')).toEqual(['Kh', 'Qs', 'Jc', 'Td', '7d']);
});

it('places other honours by their stakes', () => {
  expect(boardOf('nain-jaune-court')).toEqual(['Ks', 'Qh', 'Jc', 'Td', '7d']);
  expect(placesOnBoard([2, 2, 2, 2, 2])).toHaveLength(5);
});
