import type { Seat } from '@nain-jaune/engine';
import type { Command, NextDeal, RoomInfo } from '@nain-jaune/protocol';
import type { Promised } from './proofService.ts';
import { type SavedPromise, savedPromise, savePromise } from './savedPromises.ts';

const CUT_BYTES = 16;

export type NewCut = Omit<Extract<Command, { type: 'cut' }>, 'id'>;

/** The server's promises for the deals of a table, and the own cuts, saved in the browser. Proofs are checked against them. */
export class Promises {
  readonly #code: string;
  /** The promise of the last own cut. */
  #given: SavedPromise | null = null;

  constructor(code: string) {
    this.#code = code;
  }

  /** Saves the promise for the next deal. Returns the cut if this seat is to cut. */
  take({ nextDeal, games }: Pick<RoomInfo, 'nextDeal' | 'games'>, seat: Seat | null): NewCut | null {
    if (nextDeal === null) return null;
    const promise = this.#note(games, nextDeal);
    const { deal, commitment, cutter, cut } = nextDeal;
    if (cut || cutter !== seat || this.#given?.commitment === commitment) return null;
    // After a reload it is unknown whether the cut arrived: send the same one.
    const number = promise.number ?? randomCut();
    this.#given = savePromise({ ...promise, number });
    return { type: 'cut', deal, number };
  }

  /** The server has accepted the last cut. */
  taken(): void {
    const given = this.#given;
    if (given === null) return;
    if (savedPromise(given)?.commitment === given.commitment) savePromise({ ...given, isTaken: true });
  }

  /** The promise for a deal; null if this browser did not receive it. */
  of(game: number, deal: number): Promised | null {
    const known = savedPromise({ code: this.#code, game, deal });
    if (known === undefined) return null;
    const { gameId, commitment, isTaken, number } = known;
    return { gameId, commitment, cut: isTaken ? number : null };
  }

  #note(game: number, { deal, gameId, commitment }: NextDeal): SavedPromise {
    const code = this.#code;
    const known = savedPromise({ code, game, deal });
    if (known?.commitment === commitment && known.gameId === gameId) return known;
    return savePromise({ code, game, deal, gameId, commitment, number: null, isTaken: false });
  }
}

/** Cryptographic random bytes in hexadecimal. */
function randomCut(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CUT_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
