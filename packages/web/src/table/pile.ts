import type { Piece } from '@nain-jaune/art';

export { PIECE_SIZES, type Piece } from '@nain-jaune/art';

/** Maximum number of contrats in a pile. The number beside it is exact. */
const MOST_CONTRATS = 9;

/** Splits counters into pieces, largest first. Keeps some small change, so that a pile grows with its number. */
export function piecesOf(counters: number): Piece[] {
  const jetons = counters < 10 ? counters : 5 + (counters % 5);
  const fives = (counters - jetons) / 5;
  const fiches = fives < 2 ? fives : 2 + (fives % 2);
  const contrats = Math.min((fives - fiches) / 2, MOST_CONTRATS);
  return [
    ...Array<Piece>(contrats).fill('contrat'),
    ...Array<Piece>(fiches).fill('fiche'),
    ...Array<Piece>(jetons).fill('jeton'),
  ];
}

/** Centre of a piece in drawing units, and its rotation in degrees. */
export interface PlaceInPile {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Spreads any number of pieces evenly, like the seeds of a sunflower. */
const GOLDEN_ANGLE = 2.399963;

/** Returns the fixed place of a piece in a heap around 0,0. Each piece is slightly higher than the previous one. */
export function placeOf(index: number): PlaceInPile {
  const angle = index * GOLDEN_ANGLE + 0.6;
  const distance = 17 * Math.sqrt(index);
  return {
    x: Math.round(Math.cos(angle) * distance * 1.35),
    y: Math.round(Math.sin(angle) * distance * 0.62 - index * 1.6),
    turn: ((index * 47) % 60) - 30,
  };
}
