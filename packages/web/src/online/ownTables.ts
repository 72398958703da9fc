import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'online-places';
/** Older tables are dropped. */
const MAX_TABLES = 40;

/** `token`: the secret of the member. */
const OWN_TABLE = v.object({ code: v.string(), token: v.string() });
const SAVED = v.object({ list: validItems(OWN_TABLE) });

/** A table of which this browser is a member. */
export type OwnTable = Readonly<v.InferOutput<typeof OWN_TABLE>>;

/** The tables of this browser, the latest first. */
export function ownTables(): readonly OwnTable[] {
  return readSaved(KEY, SAVED).list;
}

/** The token at a table; null if this browser is not a member of it. */
export function tokenAt(code: string): string | null {
  return ownTables().find((table) => table.code === code)?.token ?? null;
}

/** Saves a table as the latest one. */
export function saveOwnTable(code: string, token: string): void {
  save([{ code, token }, ...ownTables().filter((table) => table.code !== code)]);
}

/** Deletes a table of which this browser is no longer a member. */
export function forgetOwnTable(code: string): void {
  save(ownTables().filter((table) => table.code !== code));
}

function save(list: readonly OwnTable[]): void {
  saveValue(KEY, { list: list.slice(0, MAX_TABLES) });
}
