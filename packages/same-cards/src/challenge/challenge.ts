import type { Game } from '@nain-jaune/engine';
import type { SeededTable } from '../seededTable.ts';

/** A finished game at the table of a challenge. */
export interface ChallengeResult {
  /** The name of the player; may be empty. */
  readonly name: string;
  readonly game: Game;
}

/** A table, and the games that were played there. The first is the challenger's. */
export interface Challenge {
  readonly table: SeededTable;
  readonly results: readonly ChallengeResult[];
}

/** The version of the format. Raise it when the format or the rules of play change. */
export const CHALLENGE_VERSION = 3;
/** The longest text in letters, so that every browser and messenger carries the link. */
export const LONGEST_CHALLENGE = 4000;
export const MOST_RESULTS = 20;
/** In code units. */
export const LONGEST_NAME = 80;
/** The most deals of a game. A text of {@link LONGEST_CHALLENGE} has no room for more packs. */
export const MOST_DEALS = 100;
/** The most deals of all games of a text together, so that a short text made by hand is read in time. */
export const MOST_DEALS_OF_ALL = 500;
export const CHECKSUM_BYTES = 2;
/** Marks rules that follow as a code. */
export const OTHER_RULES = 255;

/** The flags next to the seat of the person. */
export const WITH_START = 8;
export const WITH_FIRST_DEAL = 16;
