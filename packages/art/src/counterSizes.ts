/** A piece of the old French stakes: a jeton is worth 1, a fiche 5, a contrat 10. */
export type Piece = 'jeton' | 'fiche' | 'contrat';

/** Sizes of the pieces in drawing units. */
export const PIECE_SIZES: Readonly<Record<Piece, { readonly width: number; readonly height: number }>> = {
  jeton: { width: 40, height: 40 },
  fiche: { width: 74, height: 30 },
  contrat: { width: 54, height: 48 },
};
