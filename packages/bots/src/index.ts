/** Players that choose a move from what one seat sees. A bot never sees a deal, only a view. */
export type { Bot } from './bot.ts';
export { BOT_NAMES, BOTS, type BotName, isBotName } from './bots.ts';
