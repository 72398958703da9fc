/**
 * Players that choose a move from what one seat sees. A bot gets a view, never a deal.
 *
 * @module @nain-jaune/bots
 */
export type { Bot, RemoteBot, StopSignal } from './bot.ts';
export { BOTS } from './bots.ts';
export { CHARACTER_NAMES, CHARACTERS, type Character, isCharacterName } from './characters/index.ts';
export { BOT_NAMES, type BotName, isBotName, LEVELS, type Level } from './names.ts';
