import { keepText, keptObject } from '../browser/browserStore.ts';

/** A promise of a server, saved so that the page can hold the server to it after it was loaded again. */
export interface SavedPromise {
  readonly code: string;
  readonly game: number;
  readonly deal: number;
  /** Names the game in its proofs. */
  readonly gameId: string;
  /** What the server is bound to. */
  readonly commitment: string;
  /** The number that was given here for it; null for none. */
  readonly number: string | null;
  /** Whether the server has taken that number. */
  readonly isTaken: boolean;
}

const KEY = 'online-promises';
/** Of all tables. The oldest are forgotten. */
const MOST = 60;

/** The saved promises of a table. */
export function savedPromises(code: string): readonly SavedPromise[] {
  return all().filter((one) => one.code === code);
}

/** Saves a promise, in place of an older one of the same deal. */
export function savePromise(promise: SavedPromise): void {
  const others = all().filter((other) => !isOfSameDeal(other, promise));
  keepText(KEY, JSON.stringify({ list: [promise, ...others].slice(0, MOST) }));
}

function all(): readonly SavedPromise[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isPromise).map(withGameId) : [];
}

/** Before version 2 of the protocol, proofs named a game by the code of its table. */
function withGameId(promise: OlderPromise): SavedPromise {
  return { ...promise, gameId: promise.gameId ?? promise.code };
}

function isOfSameDeal(one: SavedPromise, other: SavedPromise): boolean {
  return one.code === other.code && one.game === other.game && one.deal === other.deal;
}

type OlderPromise = Omit<SavedPromise, 'gameId'> & Partial<Pick<SavedPromise, 'gameId'>>;

function isPromise(value: unknown): value is OlderPromise {
  const one = value as Partial<Record<keyof SavedPromise, unknown>> | null;
  return (
    typeof one === 'object' &&
    typeof one?.code === 'string' &&
    typeof one.game === 'number' &&
    typeof one.deal === 'number' &&
    (one.gameId === undefined || typeof one.gameId === 'string') &&
    typeof one.commitment === 'string' &&
    (one.number === null || typeof one.number === 'string') &&
    typeof one.isTaken === 'boolean'
  );
}
