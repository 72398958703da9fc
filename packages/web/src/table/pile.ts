/** One piece of the old French stakes: a jeton is 1, a fiche 5, a contrat 10. */
export type Piece = 'jeton' | 'fiche' | 'contrat';

/** How large each piece is, in units of its drawing. */
export const PIECE_SIZES: Readonly<Record<Piece, { readonly width: number; readonly height: number }>> = {
  jeton: { width: 40, height: 40 },
  fiche: { width: 74, height: 30 },
  contrat: { width: 54, height: 48 },
};

/** What a pile shows at most in contrats; its number says the rest. */
const MOST_CONTRATS = 9;

/**
 * A number of counters as pieces, the largest first. Some small change always lies on top, so that a pile grows with its
 * number and does not shrink to one piece at ten.
 */
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

/** Where a piece of a pile lies: its middle, in units of the drawing, and its turn in degrees. */
export interface PlaceInPile {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The angle that spreads any number of pieces evenly, as the seeds of a sunflower lie. */
const GOLDEN_ANGLE = 2.399963;

/**
 * Where the piece with this number lies in a heap about 0,0: the same at every drawing. Each lies a little higher than
 * the one before it.
 */
export function placeOf(index: number): PlaceInPile {
  const angle = index * GOLDEN_ANGLE + 0.6;
  const distance = 17 * Math.sqrt(index);
  return {
    x: Math.round(Math.cos(angle) * distance * 1.35),
    y: Math.round(Math.sin(angle) * distance * 0.62 - index * 1.6),
    turn: ((index * 47) % 60) - 30,
  };
}
