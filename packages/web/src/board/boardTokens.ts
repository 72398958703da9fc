import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'boards';
/** Older boards are dropped. */
const MAX_BOARDS = 10;

/** `token`: the secret of the board. */
const SAVED = v.object({ list: validItems(v.object({ code: v.string(), token: v.string() })) });

/** The token with which this screen is the board of a table; null if it is not. Its players may use the same browser. */
export function boardTokenAt(code: string): string | null {
  return readSaved(KEY, SAVED).list.find((one) => one.code === code)?.token ?? null;
}

/** The codes of the tables of which this screen is the board, the latest first. */
export function ownBoards(): readonly string[] {
  return readSaved(KEY, SAVED).list.map(({ code }) => code);
}

export function saveBoardToken(code: string, token: string): void {
  saveValue(KEY, { list: [{ code, token }, ...others(code)].slice(0, MAX_BOARDS) });
}

export function forgetBoardToken(code: string): void {
  saveValue(KEY, { list: others(code) });
}

function others(code: string) {
  return readSaved(KEY, SAVED).list.filter((one) => one.code !== code);
}
