import {
  check,
  fieldsOf,
  listOf,
  nullable,
  number,
  persisted,
  text,
  type Valid,
} from '../../app/browser/persisted.ts';

/** Earlier ones are dropped. */
const MAX_ENTERED = 500;
const MAX_MADE = 20;

/**
 * `game`, `deal`: the saved game and its deal, null for the whole game. `code`: on the server, or null. `at`: when it was sent, in
 * milliseconds since 1970.
 */
const MADE = fieldsOf({ game: text, deal: nullable(number), text, code: nullable(text), at: number });
const SAVED = persisted('challenges-entered', {
  list: listOf(check(text, ({ length }) => length <= 100)),
  made: listOf(MADE),
});

/** A challenge that this browser has sent. */
export type MadeChallenge = Valid<typeof MADE>;

/** Whether the game that counts for a challenge was begun in this browser. Outlives the game. `key`: of its table. */
export function wasEntered(key: string): boolean {
  return SAVED.read().list.includes(key);
}

/** Notes that the game that counts for a challenge was begun. */
export function saveEntered(key: string): void {
  const saved = SAVED.read();
  const others = saved.list.filter((other) => other !== key);
  SAVED.save({ ...saved, list: [key, ...others].slice(0, MAX_ENTERED) });
}

/** The challenges that this browser has sent, the latest first. */
export function madeChallenges(): readonly MadeChallenge[] {
  return SAVED.read().made;
}

/** Notes that a challenge was sent. One with the same cards is replaced, and keeps its short code. */
export function saveMade(challenge: MadeChallenge): void {
  const saved = SAVED.read();
  const isSame = ({ game, deal }: MadeChallenge) => game === challenge.game && deal === challenge.deal;
  const code = challenge.code ?? saved.made.find(isSame)?.code ?? null;
  const others = saved.made.filter((other) => !isSame(other));
  SAVED.save({ ...saved, made: [{ ...challenge, code }, ...others].slice(0, MAX_MADE) });
}
