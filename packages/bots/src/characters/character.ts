import type { Bot } from '../bot.ts';

/** The time of each character for a move, relative to the others at its table, in menu order. */
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

export type CharacterName = keyof typeof PACES;

/** The names of the characters, in menu order. */
export const CHARACTER_NAMES: readonly CharacterName[] = Object.keys(PACES) as CharacterName[];

export function isCharacterName(text: string): text is CharacterName {
  return Object.hasOwn(PACES, text);
}

/**
 * A bot with a temper. `words` describes the temper to players, so each character follows its rule in every ruleset, at
 * any cost.
 */
export interface Character extends Bot {
  readonly name: CharacterName;
  /** The bot that chooses where the temper leaves a choice, else the bot of similar strength. */
  readonly strength: string;
  /** One of {@link PACES}. */
  readonly pace: number;
}
