import { fieldsOf, listOf, persisted, text } from '../../app/browser/persisted.ts';

/** Older boards are dropped. */
const MAX_BOARDS = 10;

/** `token`: the secret of the board. */
const SAVED = persisted('boards', { list: listOf(fieldsOf({ code: text, token: text })) });

/** The token with which this screen is the board of a table; null if it is not. Its players may use the same browser. */
export function boardTokenAt(code: string): string | null {
  return SAVED.read().list.find((one) => one.code === code)?.token ?? null;
}

/** The codes of the tables of which this screen is the board, the latest first. */
export function ownBoards(): readonly string[] {
  return SAVED.read().list.map(({ code }) => code);
}

export function saveBoardToken(code: string, token: string): void {
  SAVED.save({ list: [{ code, token }, ...others(code)].slice(0, MAX_BOARDS) });
}

export function forgetBoardToken(code: string): void {
  SAVED.save({ list: others(code) });
}

function others(code: string) {
  return SAVED.read().list.filter((one) => one.code !== code);
}
