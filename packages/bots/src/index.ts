/** Players that choose a move from what one seat sees. A bot never sees a deal, only a view. */
export type { Bot, RemoteBot, StopSignal } from './bot.ts';
export { BOT_NAMES, BOTS, type BotName, isBotName } from './bots.ts';
export { CHARACTER_NAMES, CHARACTERS, type Character, isCharacterName } from './characters/index.ts';
export { LEVELS, type Level } from './levels/levels.ts';
