/**
 * The bots that need no search.
 *
 * @module @nain-jaune/bots/quick
 */
import type { Bot } from './bot.ts';
import { quickCharacters } from './characters/quick.ts';
import { quickLevels } from './levels/quick.ts';
import type { QuickBotName } from './names.ts';

/** The bots that answer at once, by name. Importing this does not load the search. */
export const QUICK_BOTS: Readonly<Record<QuickBotName, Bot>> = { ...quickLevels, ...quickCharacters };
