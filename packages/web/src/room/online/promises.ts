import type { Seat } from '@nain-jaune/engine';
import type { Command, NextDeal, RoomInfo } from '@nain-jaune/protocol';
import {
  fieldsOf,
  flag,
  listOf,
  nullable,
  number,
  persisted,
  text,
  type Valid,
} from '../../app/browser/persisted.ts';
import type { Promised } from './proofService.ts';

const CUT_BYTES = 16;
/** Of all tables. Older promises are dropped. */
const MAX_PROMISES = 60;

const PROMISE = fieldsOf({
  code: text,
  game: number,
  deal: number,
  /** Names the game in its proofs. */
  gameId: text,
  /** The server's commitment to its secret. */
  commitment: text,
  /** The cut that this browser sent; null for none. */
  number: nullable(text),
  /** Whether the server has accepted that cut. */
  isTaken: flag,
});
const SAVED = persisted('online-promises', { list: listOf(PROMISE) });

/** The promise of a server for one deal, saved so that the page can check the deal after a reload. */
type SavedPromise = Valid<typeof PROMISE>;

type DealOfTable = Pick<SavedPromise, 'code' | 'game' | 'deal'>;

/** The saved promise for a deal of a table. */
export function savedPromise(of: DealOfTable): SavedPromise | undefined {
  return SAVED.read().list.find((one) => isOfSameDeal(one, of));
}

/** Saves a promise. It replaces an older one of the same deal. */
export function savePromise(promise: SavedPromise): SavedPromise {
  const others = SAVED.read().list.filter((other) => !isOfSameDeal(other, promise));
  SAVED.save({ list: [promise, ...others].slice(0, MAX_PROMISES) });
  return promise;
}

function isOfSameDeal(one: DealOfTable, other: DealOfTable): boolean {
  return one.code === other.code && one.game === other.game && one.deal === other.deal;
}

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
