import type { Bot } from '../bot.ts';

/**
 * How long each character takes over a move, compared with the others at its table: 2 is twice as long. In the order in
 * which they are offered.
 */
export const PACES = {
  leonie: 1.4,
  achille: 1.1,
  rosalie: 0.75,
  prosper: 1.2,
  ninon: 0.8,
  gaspard: 1,
  blandine: 0.9,
  hector: 0.45,
} as const;

/** The name of a character. */
export type CharacterName = keyof typeof PACES;

/** The names of the characters of the table, in the order in which they are offered. */
export const CHARACTER_NAMES: readonly CharacterName[] = Object.keys(PACES) as CharacterName[];

/** Whether a text names a character. */
export function isCharacterName(text: string): text is CharacterName {
  return Object.hasOwn(PACES, text);
}

/**
 * A bot with a temper, to sit at a table with. What is told of its temper before a game, in `words`, is true in play:
 * each character keeps to its rule in every ruleset, whatever that costs it.
 */
export interface Character extends Bot {
  readonly name: CharacterName;
  /** The bot it leans on where its temper leaves it a choice, by name; or comes nearest to, where it leaves none. */
  readonly strength: string;
  /** How long it takes over a move, one of {@link PACES}. */
  readonly pace: number;
}
