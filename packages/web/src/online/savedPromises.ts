import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'online-promises';
/** Of all tables. Older promises are dropped. */
const MAX_PROMISES = 60;

const PROMISE = v.object({
  code: v.string(),
  game: v.number(),
  deal: v.number(),
  /** Names the game in its proofs. */
  gameId: v.string(),
  /** The server's commitment to its secret. */
  commitment: v.string(),
  /** The cut that this browser sent; null for none. */
  number: v.nullable(v.string()),
  /** Whether the server has accepted that cut. */
  isTaken: v.boolean(),
});
const SAVED = v.object({ list: validItems(PROMISE) });

/** The promise of a server for one deal, saved so that the page can check the deal after a reload. */
export type SavedPromise = Readonly<v.InferOutput<typeof PROMISE>>;

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
