import { keepText, keptObject } from '../client/browserStore.ts';

/** A promise of a server as this browser was told it, so that a page loaded anew can still hold it to its word. */
export interface KeptPromise {
  readonly code: string;
  readonly game: number;
  readonly deal: number;
  /** What the server bound itself to. */
  readonly commitment: string;
  /** The number that was given here for it; null where none was. */
  readonly number: string | null;
  /** Whether the server has taken that number. */
  readonly isTaken: boolean;
}

const KEY = 'online-promises';
/** How many are kept, of all tables; the oldest are forgotten. */
const MOST = 60;

/** The promises that were kept of a table. */
export function keptPromises(code: string): readonly KeptPromise[] {
  return all().filter((one) => one.code === code);
}

/** Keeps a promise, instead of an older one of the same deal. */
export function keepPromise(promise: KeptPromise): void {
  const others = all().filter((other) => !isOfSameDeal(other, promise));
  keepText(KEY, JSON.stringify({ list: [promise, ...others].slice(0, MOST) }));
}

function all(): readonly KeptPromise[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isPromise) : [];
}

function isOfSameDeal(one: KeptPromise, other: KeptPromise): boolean {
  return one.code === other.code && one.game === other.game && one.deal === other.deal;
}

function isPromise(value: unknown): value is KeptPromise {
  const one = value as Partial<Record<keyof KeptPromise, unknown>> | null;
  return (
    typeof one === 'object' &&
    typeof one?.code === 'string' &&
    typeof one.game === 'number' &&
    typeof one.deal === 'number' &&
    typeof one.commitment === 'string' &&
    (one.number === null || typeof one.number === 'string') &&
    typeof one.isTaken === 'boolean'
  );
}
