import type { Bot } from '../bot.ts';

/** The names of the characters of the table, in the order in which they are offered. */
export const CHARACTER_NAMES = [
  'leonie',
  'achille',
  'rosalie',
  'prosper',
  'ninon',
  'gaspard',
  'blandine',
  'hector',
] as const;
/** The name of a character. */
export type CharacterName = (typeof CHARACTER_NAMES)[number];

/** Whether a text names a character. */
export function isCharacterName(text: string): text is CharacterName {
  return (CHARACTER_NAMES as readonly string[]).includes(text);
}

/**
 * A bot with a temper, to sit at a table with. What is told of its temper before a game, in `words`, is true in play:
 * each character keeps to its rule in every ruleset, whatever that costs it.
 */
export interface Character extends Bot {
  readonly name: CharacterName;
  /** The bot it leans on where its temper leaves it a choice, by name; or comes nearest to, where it leaves none. */
  readonly strength: string;
  /** How long it takes over a move, compared with the others at its table: 2 is twice as long. */
  readonly pace: number;
}
