import { check, listOf, persisted, text } from '../../app/browser/persisted.ts';

/** Earlier ones are dropped. */
const MAX_ENTERED = 500;
const SAVED = persisted('challenges-entered', { list: listOf(check(text, ({ length }) => length <= 100)) });

/** Whether the game that counts for a challenge was begun in this browser. Outlives the game. `key`: of its table. */
export function wasEntered(key: string): boolean {
  return SAVED.read().list.includes(key);
}

/** Notes that the game that counts for a challenge was begun. */
export function saveEntered(key: string): void {
  const others = SAVED.read().list.filter((other) => other !== key);
  SAVED.save({ list: [key, ...others].slice(0, MAX_ENTERED) });
}
