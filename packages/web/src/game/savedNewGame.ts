import { DEFAULT_RULESET_ID, RULESET_IDS } from '@nain-jaune/engine';
import {
  fieldsOf,
  itemsOf,
  nullable,
  number,
  oneOf,
  or,
  persisted,
  type Saved,
  text,
} from '../app/browser/persisted.ts';

const DEAL_COUNTS = [1, 2, 3, 5, 10, 20] as const;

/** Game lengths on offer: as the rules say, or a maximum number of deals. */
export const LENGTHS = [null, ...DEAL_COUNTS] as const;

const SEAT = fieldsOf({ who: or(nullable(text), null), name: or(text, '') });
const SAVED = persisted('new-game', {
  ruleset: or(oneOf(RULESET_IDS), DEFAULT_RULESET_ID),
  /** Text of the house rules. */
  house: or(nullable(text), null),
  players: or(number, 4),
  deals: or(nullable(oneOf(DEAL_COUNTS)), null),
  seats: or(nullable(itemsOf(or(SEAT, { who: null, name: '' }))), null),
});

/** The last new game in this browser. */
export type SavedNewGame = Saved<typeof SAVED>;

/** Reads the last new game. Missing and invalid values become the default. */
export function savedNewGame(): SavedNewGame {
  return SAVED.read();
}

export function saveNewGame(game: SavedNewGame): void {
  SAVED.save(game);
}
