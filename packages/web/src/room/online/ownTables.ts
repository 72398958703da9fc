import { fieldsOf, listOf, number, or, persisted, text, type Valid } from '../../app/browser/persisted.ts';
import { ownBoards } from '../board/boardTokens.ts';
import { handSettings } from '../hand/handSettings.svelte.ts';
import { boardAddress, handAddress, roomAddress } from './tableAddresses.ts';

/** Older places are dropped. */
const MAX_PLACES = 40;
/** People who share this browser at one table. */
export const MAX_PLACES_AT_TABLE = 4;

/**
 * `token`: the secret of the member. `at`: when the table was last opened, in milliseconds since 1970; 0 if it is closed. Older
 * versions did not note it.
 */
const OWN_PLACE = fieldsOf({ code: text, token: text, at: or(number, 1) });
const SAVED = persisted('online-places', { list: listOf(OWN_PLACE) });

/** A place of this browser at a table. */
type OwnPlace = Valid<typeof OWN_PLACE>;

/** The places of this browser, the latest first. A table has several if people share the device. */
function ownPlaces(): readonly OwnPlace[] {
  return SAVED.read().list;
}

/** The codes of the tables of this browser, the latest first. */
export function ownTables(): readonly string[] {
  return [...new Set(ownPlaces().map(({ code }) => code))];
}

/** The page that continues at a table: the board, the hand or the whole table. */
export function ownAddress(code: string): string {
  if (ownBoards().includes(code)) return boardAddress(code);
  return handSettings.table === code ? handAddress(code) : roomAddress(code);
}

/** The tokens of this browser at a table, the latest first. */
export function tokensAt(code: string): readonly string[] {
  const tokens = ownPlaces().flatMap((place) => (place.code === code ? [place.token] : []));
  return [...new Set(tokens)].slice(0, MAX_PLACES_AT_TABLE);
}

/** The latest token at a table; null if this browser is not a member of it. */
export function tokenAt(code: string): string | null {
  return tokensAt(code)[0] ?? null;
}

/** The tables that are not known to be over, and when they were last opened, in milliseconds since 1970. The latest first. */
export function recentTables(): readonly { readonly code: string; readonly at: number }[] {
  const places = ownPlaces().filter(({ at }) => at > 0);
  return places.filter(({ code }, index) => places.findIndex((place) => place.code === code) === index);
}

/** Notes that this browser opens a table: it is the latest one now. */
export function noteOpened(code: string): void {
  const token = tokenAt(code);
  if (token !== null) saveOwnTable(code, token);
}

/** Notes that a table is closed, or has no place for this browser any more. */
export function noteClosed(code: string): void {
  save(ownPlaces().map((place) => (place.code === code ? { ...place, at: 0 } : place)));
}

/** Saves a place at a table as the latest one. */
export function saveOwnTable(code: string, token: string): void {
  const others = tokensAt(code).filter((other) => other !== token);
  const at = Date.now();
  const here = [token, ...others].slice(0, MAX_PLACES_AT_TABLE).map((one) => ({ code, token: one, at }));
  save([...here, ...ownPlaces().filter((place) => place.code !== code)]);
}

/** Deletes a place that this browser no longer has. */
export function forgetOwnPlace(code: string, token: string): void {
  save(ownPlaces().filter((place) => place.code !== code || place.token !== token));
}

/** Deletes a table of which this browser is no longer a member. */
export function forgetOwnTable(code: string): void {
  save(ownPlaces().filter((place) => place.code !== code));
}

function save(list: readonly OwnPlace[]): void {
  SAVED.save({ list: list.slice(0, MAX_PLACES) });
}
