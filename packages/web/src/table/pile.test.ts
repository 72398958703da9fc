import { expect, it } from 'vitest';
import { PIECE_SIZES, piecesOf, placeOf } from './pile.ts';

const WORTH = { jeton: 1, fiche: 5, contrat: 10 } as const;

function worthOf(counters: number): number {
  return piecesOf(counters).reduce((sum, piece) => sum + WORTH[piece], 0);
}

function areaOf(counters: number): number {
  return piecesOf(counters).reduce(
    (sum, piece) => sum + PIECE_SIZES[piece].width * PIECE_SIZES[piece].height,
    0,
  );
}

it('shows the exact number of counters up to a hundred', () => {
  expect(piecesOf(0)).toEqual([]);
  expect(piecesOf(3)).toEqual(['jeton', 'jeton', 'jeton']);
  expect(piecesOf(22)).toEqual(['fiche', 'fiche', 'fiche', ...Array(7).fill('jeton')]);
  for (let counters = 0; counters <= 100; counters++) expect(worthOf(counters)).toBe(counters);
});

it('ten more counters enlarge a pile until it is full', () => {
  for (let counters = 11; counters <= 100; counters++) {
    expect(areaOf(counters)).toBeGreaterThan(areaOf(counters - 10) * 0.99);
  }
  expect(piecesOf(100_000).length).toBeLessThanOrEqual(21);
});

it('each piece of a pile has its own place', () => {
  const places = piecesOf(100_000).map((_, index) => `${placeOf(index).x} ${placeOf(index).y}`);
  expect(new Set(places).size).toBe(places.length);
});
