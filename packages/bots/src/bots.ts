import type { Bot } from './bot.ts';
import { CHARACTER_NAMES, type CharacterName, characters } from './characters/index.ts';
import { LEVELS, type Level, levels } from './levels/levels.ts';

/** The name of a bot: a level or a character. */
export type BotName = Level | CharacterName;
/** The names of the bots: the levels, the weakest first, and then the characters. */
export const BOT_NAMES: readonly BotName[] = [...LEVELS, ...CHARACTER_NAMES];

/** The bots by name. */
export const BOTS: Readonly<Record<BotName, Bot>> = { ...levels, ...characters };

/** Whether a text names a bot. */
export function isBotName(text: string): text is BotName {
  return (BOT_NAMES as readonly string[]).includes(text);
}
