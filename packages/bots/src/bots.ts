import type { Bot } from './bot.ts';
import { longest } from './longest.ts';
import { lowest } from './lowest.ts';
import { random } from './random.ts';

/** The names of the bots, the simplest first. */
export const BOT_NAMES = ['random', 'lowest', 'longest'] as const;
/** The name of a bot. */
export type BotName = (typeof BOT_NAMES)[number];

/** The bots by name. */
export const BOTS: Readonly<Record<BotName, Bot>> = { random, lowest, longest };

/** Whether a text names a bot. */
export function isBotName(text: string): text is BotName {
  return (BOT_NAMES as readonly string[]).includes(text);
}
