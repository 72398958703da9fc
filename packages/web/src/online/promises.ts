import type { Seat } from '@nain-jaune/engine';
import type { Ask, Company } from '@nain-jaune/protocol/online';
import { type KeptPromise, keepPromise, keptPromises } from './keptPromises.ts';
import type { Promised } from './promised.ts';
import { freshCut } from './strongChance.ts';

/**
 * The server's promises at a table as they were told, and the numbers that were given from here by the one who cuts: what the
 * proof of a deal is held against when it is settled. The browser keeps them, for a page that is loaded anew.
 */
export class Promises {
  readonly #code: string;
  readonly #told: Map<string, KeptPromise>;
  /** The promise for which a number was given last. */
  #given: KeptPromise | null = null;

  constructor(code: string) {
    this.#code = code;
    this.#told = new Map(keptPromises(code).map((kept) => [placeOf(kept.game, kept.deal), kept]));
  }

  /** Takes what the company says; gives the number of the player who cuts where one is to cut and has not: strong chance. */
  take({ promise, games }: Company, seat: Seat | null): Extract<Ask, { do: 'cut' }> | null {
    if (promise === null) return null;
    const told = this.#tell(games, promise.deal, promise.commitment);
    if (promise.cut || promise.cutter !== seat || this.#given?.commitment === promise.commitment) return null;
    // A page that was loaded anew does not know whether its number was heard: it gives the same again.
    const number = told.number ?? freshCut();
    this.#given = { ...told, number };
    this.#keep(this.#given);
    return { do: 'cut', deal: promise.deal, number };
  }

  /** The server has taken the number that was given last. */
  taken(): void {
    const given = this.#given;
    if (given === null) return;
    const { commitment } = this.#told.get(placeOf(given.game, given.deal)) ?? {};
    if (commitment === given.commitment) this.#keep({ ...given, isTaken: true });
  }

  /** What was promised of a deal; null where this browser came later. */
  of(game: number, deal: number): Promised | null {
    const told = this.#told.get(placeOf(game, deal));
    return told === undefined
      ? null
      : { commitment: told.commitment, cut: told.isTaken ? told.number : null };
  }

  #tell(game: number, deal: number, commitment: string): KeptPromise {
    const known = this.#told.get(placeOf(game, deal));
    if (known?.commitment === commitment) return known;
    return this.#keep({ code: this.#code, game, deal, commitment, number: null, isTaken: false });
  }

  #keep(promise: KeptPromise): KeptPromise {
    this.#told.set(placeOf(promise.game, promise.deal), promise);
    keepPromise(promise);
    return promise;
  }
}

function placeOf(game: number, deal: number): string {
  return `${game}/${deal}`;
}
