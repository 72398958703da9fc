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
export type SavedPromise = Valid<typeof PROMISE>;

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
