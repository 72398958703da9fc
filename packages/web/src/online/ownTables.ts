import { keepText, keptObject } from '../browser/browserStore.ts';

/** A table of which this browser is a member. */
export interface OwnTable {
  readonly code: string;
  /** The secret of the member. */
  readonly token: string;
}

const KEY = 'online-places';
/** The oldest are forgotten. */
const MOST = 40;

/** The tables of this browser, the latest first. */
export function ownTables(): readonly OwnTable[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isOwnTable) : [];
}

/** The token at a table; null if this browser is no member of it. */
export function tokenAt(code: string): string | null {
  return ownTables().find((table) => table.code === code)?.token ?? null;
}

/** Saves a table, in front of all others. */
export function saveOwnTable(code: string, token: string): void {
  save([{ code, token }, ...ownTables().filter((table) => table.code !== code)]);
}

/** Forgets a table of which this browser is a member no more. */
export function forgetOwnTable(code: string): void {
  save(ownTables().filter((table) => table.code !== code));
}

function save(list: readonly OwnTable[]): void {
  keepText(KEY, JSON.stringify({ list: list.slice(0, MOST) }));
}

function isOwnTable(value: unknown): value is OwnTable {
  const one = value as Partial<Record<keyof OwnTable, unknown>> | null;
  return typeof one === 'object' && typeof one?.code === 'string' && typeof one.token === 'string';
}
