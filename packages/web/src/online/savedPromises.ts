import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'online-promises';
/** Of all tables. Older promises are dropped. */
const MAX_PROMISES = 60;

const PROMISE = v.pipe(
  v.object({
    code: v.string(),
    game: v.number(),
    deal: v.number(),
    gameId: v.optional(v.string()),
    commitment: v.string(),
    number: v.nullable(v.string()),
    isTaken: v.boolean(),
  }),
  // Before version 2 of the protocol, proofs named a game by the code of its table.
  v.transform(({ gameId, ...promise }): SavedPromise => ({ ...promise, gameId: gameId ?? promise.code })),
);
const SAVED = v.object({ list: validItems(PROMISE) });

/** The promise of a server for one deal, saved so that the page can check the deal after a reload. */
export interface SavedPromise {
  readonly code: string;
  readonly game: number;
  readonly deal: number;
  /** Names the game in its proofs. */
  readonly gameId: string;
  /** The server's commitment to its secret. */
  readonly commitment: string;
  /** The cut that this browser sent; null for none. */
  readonly number: string | null;
  /** Whether the server has accepted that cut. */
  readonly isTaken: boolean;
}

/** The saved promises of a table. */
export function savedPromises(code: string): readonly SavedPromise[] {
  return all().filter((one) => one.code === code);
}

/** Saves a promise. It replaces an older one of the same deal. */
export function savePromise(promise: SavedPromise): void {
  const others = all().filter((other) => !isOfSameDeal(other, promise));
  saveValue(KEY, { list: [promise, ...others].slice(0, MAX_PROMISES) });
}

function all(): readonly SavedPromise[] {
  return readSaved(KEY, SAVED).list;
}

function isOfSameDeal(one: SavedPromise, other: SavedPromise): boolean {
  return one.code === other.code && one.game === other.game && one.deal === other.deal;
}
