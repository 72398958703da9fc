import type { Bot } from './bot.ts';
import { characters } from './characters/index.ts';
import { levels } from './levels/levels.ts';
import type { BotName } from './names.ts';

/** The bots by name. */
export const BOTS: Readonly<Record<BotName, Bot>> = { ...levels, ...characters };
