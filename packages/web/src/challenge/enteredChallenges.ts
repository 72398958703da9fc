import * as v from 'valibot';
import { readSaved, saveValue, validItems } from '../browser/savedValues.ts';

const KEY = 'challenges-entered';
/** Earlier ones are dropped. */
const MAX_ENTERED = 500;
const SAVED = v.object({ list: validItems(v.pipe(v.string(), v.maxLength(100))) });

/** Whether the game that counts for a challenge was begun in this browser. Outlives the game. `key`: of its table. */
export function wasEntered(key: string): boolean {
  return readSaved(KEY, SAVED).list.includes(key);
}

/** Notes that the game that counts for a challenge was begun. */
export function saveEntered(key: string): void {
  const others = readSaved(KEY, SAVED).list.filter((other) => other !== key);
  saveValue(KEY, { list: [key, ...others].slice(0, MAX_ENTERED) });
}
