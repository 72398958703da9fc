import { expect, test } from 'vitest';
import { recordOf } from '../testing/preparedDeal.ts';
import { FacetCounts } from './facetCounts.ts';

const record = recordOf({
  rules: 'lindor-1789',
  hands: ['3c 4d Kh', '5c 9c', '6d 9d'],
  moves: '3c 4d - - - Kh!',
});

test('lists at most 200 values, and counts the deals of those', () => {
  const counts = new FacetCounts();
  for (let game = 0; game < 300; game++) {
    counts.add({
      ...record,
      players: [{ name: 'Anne' }, { name: `Guest ${game}` }, { name: '', bot: 'expert' }],
    });
  }
  const { names, players } = counts.facets();
  expect(names).toHaveLength(200);
  expect(names.slice(0, 2)).toEqual([
    { value: 'Anne', deals: 300 },
    { value: 'expert', deals: 300 },
  ]);
  expect(players).toEqual([{ value: '3', deals: 300 }]);
});
