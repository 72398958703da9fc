/** One piece of the old French stakes: a jeton is 1, a fiche 5, a contrat 10. */
export type Piece = 'jeton' | 'fiche' | 'contrat';

/** How many pieces a box shows at most; its number says the rest. */
const MOST = 12;

/** A number of counters as pieces, the largest first. */
export function piecesOf(counters: number): Piece[] {
  const contrats = Math.floor(counters / 10);
  const fiches = Math.floor((counters % 10) / 5);
  const pieces: Piece[] = [
    ...Array<Piece>(Math.min(contrats, MOST)).fill('contrat'),
    ...Array<Piece>(fiches).fill('fiche'),
    ...Array<Piece>(counters % 5).fill('jeton'),
  ];
  return pieces.slice(0, MOST);
}

/** Where the piece with this number lies, in percent of the box: the same at every drawing. */
export function placeOf(index: number): {
  readonly left: number;
  readonly top: number;
  readonly turn: number;
} {
  const column = index % 4;
  const row = Math.floor(index / 4);
  return {
    left: 8 + column * 21 + ((index * 7) % 5),
    top: 66 - row * 22 + ((index * 5) % 7),
    turn: ((index * 47) % 50) - 25,
  };
}
