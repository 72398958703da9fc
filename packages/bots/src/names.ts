/**
 * The names of the bots, without their code.
 *
 * @module @nain-jaune/bots/names
 */
import { CHARACTER_NAMES, type CharacterName } from './characters/character.ts';

export { CHARACTER_NAMES, PACES } from './characters/character.ts';

export const LEVELS = ['random', 'lowest', 'longest', 'heuristic', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The name of a level or a character. */
export type BotName = Level | CharacterName;
/** The levels, the weakest first, then the characters. */
export const BOT_NAMES: readonly BotName[] = [...LEVELS, ...CHARACTER_NAMES];

export function isBotName(text: string): text is BotName {
  return (BOT_NAMES as readonly string[]).includes(text);
}
