import type { Pieces } from '@nain-jaune/words';

/** What a contrat and a fiche are worth; a jeton is worth 1. */
const CONTRAT = 10;
const FICHE = 5;

/** So many counters in as few pieces as can be. */
export function fewestPieces(counters: number): Pieces {
  const rest = counters % CONTRAT;
  return { contrats: (counters - rest) / CONTRAT, fiches: Math.floor(rest / FICHE), jetons: rest % FICHE };
}

function numberOf({ contrats, fiches, jetons }: Pieces): number {
  return contrats + fiches + jetons;
}

/** A larger sum that is given, and what comes back of it. */
export interface WithChange {
  readonly given: Pieces;
  readonly back: Pieces;
}

/** How the same is paid with fewer pieces passing, when some come back: 9 is a contrat and a jeton back; null where it is not. */
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
