import { DEFAULT_RULESET_ID, RULESET_IDS } from '@nain-jaune/engine';
import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'new-game';
const DEAL_COUNTS = [1, 2, 3, 5, 10, 20] as const;

/** Game lengths on offer: as the rules say, or a maximum number of deals. */
export const LENGTHS = [null, ...DEAL_COUNTS] as const;

const SEAT = v.object({ who: v.fallback(v.nullable(v.string()), null), name: v.fallback(v.string(), '') });
const SAVED = v.object({
  ruleset: v.fallback(v.picklist(RULESET_IDS), DEFAULT_RULESET_ID),
  /** Text of the house rules. */
  house: v.fallback(v.nullable(v.string()), null),
  players: v.fallback(v.number(), 4),
  deals: v.fallback(v.nullable(v.picklist(DEAL_COUNTS)), null),
  seats: v.fallback(v.nullable(v.array(v.fallback(SEAT, { who: null, name: '' }))), null),
});

/** The last new game in this browser. */
export type SavedNewGame = v.InferOutput<typeof SAVED>;

/** Reads the last new game. Missing and invalid values become the default. */
export function savedNewGame(): SavedNewGame {
  return readSaved(KEY, SAVED);
}

export function saveNewGame(game: SavedNewGame): void {
  saveValue(KEY, game);
}

/** Returns the rules of the last new game as text. */
export function lastPlayed(): string {
  const { house, ruleset } = savedNewGame();
  return house ?? ruleset;
}
