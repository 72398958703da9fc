/**
 * The bots that answer at once, without the search of the others.
 *
 * @module @nain-jaune/bots/quick
 */
import type { Bot } from './bot.ts';
import { quickCharacters } from './characters/quick.ts';
import { quickLevels } from './levels/quick.ts';
import type { BotName } from './names.ts';

/** The bots that answer at once, by name: they are loaded without all that the others think with. */
export const QUICK_BOTS: Readonly<Partial<Record<BotName, Bot>>> = { ...quickLevels, ...quickCharacters };
