/**
 * The names of the bots, without the bots.
 *
 * @module @nain-jaune/bots/names
 */
import { CHARACTER_NAMES, type CharacterName } from './characters/character.ts';

export { CHARACTER_NAMES, PACES } from './characters/character.ts';

/** The levels, the weakest first. */
export const LEVELS = ['random', 'lowest', 'longest', 'heuristic', 'expert', 'master'] as const;
/** The name of a level. */
export type Level = (typeof LEVELS)[number];

/** The name of a bot: a level or a character. */
export type BotName = Level | CharacterName;
/** The names of the bots: the levels, the weakest first, and then the characters. */
export const BOT_NAMES: readonly BotName[] = [...LEVELS, ...CHARACTER_NAMES];

/** Whether a text names a bot. */
export function isBotName(text: string): text is BotName {
  return (BOT_NAMES as readonly string[]).includes(text);
}
