import type { Seat } from '@nain-jaune/engine';
import type { Ask, Company } from '@nain-jaune/protocol/online';
import { freshCut } from './strongChance.ts';

/** What was promised of a deal before its cards, as this page was told it. */
export interface Promised {
  /** What the server bound itself to. */
  readonly commitment: string;
  /** The number that was given here and that the server took; null where another cut, or nobody. */
  readonly cut: string | null;
}

/**
 * The server's promises as they were told, and the numbers that were given from here by the one who cuts: what the proof of
 * a deal is held against when it is settled.
 */
export class Promises {
  readonly #told = new Map<string, Promised>();
  /** The number that was given last, and the promise that it was given for. */
  #given: { readonly deal: string; readonly commitment: string; readonly number: string } | null = null;

  /** Takes what the company says; gives the number of the player who cuts where one is to cut and has not: strong chance. */
  take({ promise, games }: Company, seat: Seat | null): Extract<Ask, { do: 'cut' }> | null {
    if (promise === null) return null;
    const deal = placeOf(games, promise.deal);
    const { commitment } = promise;
    if (this.#told.get(deal)?.commitment !== commitment) this.#told.set(deal, { commitment, cut: null });
    if (promise.cut || promise.cutter !== seat || this.#given?.commitment === commitment) return null;
    const number = freshCut();
    this.#given = { deal, commitment, number };
    return { do: 'cut', deal: promise.deal, number };
  }

  /** The server has taken the number that was given last. */
  taken(): void {
    if (this.#given === null) return;
    const { deal, commitment, number } = this.#given;
    if (this.#told.get(deal)?.commitment === commitment) this.#told.set(deal, { commitment, cut: number });
  }

  /** What was promised of a deal; null where this page came later. */
  of(game: number, deal: number): Promised | null {
    return this.#told.get(placeOf(game, deal)) ?? null;
  }
}

function placeOf(game: number, deal: number): string {
  return `${game}/${deal}`;
}
