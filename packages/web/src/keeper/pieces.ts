import type { Pieces } from '@nain-jaune/words';

/** Value in counters. A jeton is worth 1. */
const CONTRAT = 10;
const FICHE = 5;

export function fewestPieces(counters: number): Pieces {
  const rest = counters % CONTRAT;
  return { contrats: (counters - rest) / CONTRAT, fiches: Math.floor(rest / FICHE), jetons: rest % FICHE };
}

function numberOf({ contrats, fiches, jetons }: Pieces): number {
  return contrats + fiches + jetons;
}

/** A payment above the sum, and the change returned. */
export interface WithChange {
  readonly given: Pieces;
  readonly back: Pieces;
}

/**
 * Returns a payment with change that passes fewer pieces, for example a contrat for 9 with a jeton back, or null if there is
 * none.
 */
export function withChange(counters: number): WithChange | null {
  const exact = numberOf(fewestPieces(counters));
  const ways = [FICHE, CONTRAT].map((piece) => {
    const round = Math.ceil(counters / piece) * piece;
    return { given: fewestPieces(round), back: fewestPieces(round - counters) };
  });
  const passing = ({ given, back }: WithChange): number => numberOf(given) + numberOf(back);
  const [least] = ways.toSorted((one, other) => passing(one) - passing(other));
  return least !== undefined && passing(least) < exact ? least : null;
}
