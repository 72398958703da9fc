import { keepText, keptObject } from '../client/browserStore.ts';

/** A place that this browser has at a table. */
export interface KeptPlace {
  readonly code: string;
  /** The secret that the place is known by. */
  readonly token: string;
}

const KEY = 'online-places';
/** How many places are kept; the oldest are forgotten. */
const MOST = 40;

/** The places of this browser, the latest first. */
export function keptPlaces(): readonly KeptPlace[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isPlace) : [];
}

/** The secret of the place at a table; null where there is none. */
export function tokenAt(code: string): string | null {
  return keptPlaces().find((place) => place.code === code)?.token ?? null;
}

/** Keeps a place, in front of all others. */
export function keepPlace(code: string, token: string): void {
  keep([{ code, token }, ...keptPlaces().filter((place) => place.code !== code)]);
}

/** Forgets a place that is one's own no more. */
export function forgetPlace(code: string): void {
  keep(keptPlaces().filter((place) => place.code !== code));
}

function keep(list: readonly KeptPlace[]): void {
  keepText(KEY, JSON.stringify({ list: list.slice(0, MOST) }));
}

function isPlace(value: unknown): value is KeptPlace {
  const one = value as Partial<Record<keyof KeptPlace, unknown>> | null;
  return typeof one === 'object' && typeof one?.code === 'string' && typeof one.token === 'string';
}
