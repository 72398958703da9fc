import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

/** The names of the neighbours of a seat. */
function namesAt(names: readonly string[], seat: number): string[] | null {
  const found = neighboursOf(
    names.map((name) => ({ name })),
    seat,
  );
  return found && [found.left.name, found.right.name];
}

test('a player sits between the next and the previous seat', () => {
  expect(namesAt(['Anne', 'Basile', 'Colette'], 0)).toEqual(['Basile', 'Colette']);
  expect(namesAt(['Anne', 'Basile', 'Colette'], 2)).toEqual(['Anne', 'Basile']);
});

test('free seats are skipped', () => {
  expect(namesAt(['Anne', '', 'Basile', '', 'Colette', ''], 2)).toEqual(['Colette', 'Anne']);
});

test('a single neighbour is on both sides, and nobody on none', () => {
  expect(namesAt(['Anne', '', 'Basile'], 0)).toEqual(['Basile', 'Basile']);
  expect(namesAt(['Anne', '', ''], 0)).toBeNull();
});
