/**
 * Players that choose a move from what one seat sees. A bot gets a view, never a deal.
 *
 * @module @nain-jaune/bots
 */
import type { Bot } from './bot.ts';
import { characters } from './characters/index.ts';
import { levels } from './levels/levels.ts';
import type { BotName } from './names.ts';

export type { Bot, RemoteBot, StopSignal } from './bot.ts';
export { CHARACTER_NAMES, CHARACTERS, type Character, isCharacterName } from './characters/index.ts';
export { BOT_NAMES, type BotName, isBotName, LEVELS, type Level } from './names.ts';

/**
 * The bots by name.
 *
 * @example
 * ```ts
 * import { BOTS } from '@nain-jaune/bots';
 * import { beginView, dealCards, legalMovesOf, moveText, PACK, RULESETS, seatAt, seeStep, startGame } from '@nain-jaune/engine';
 * import { seededRandom } from '@nain-jaune/engine/random';
 *
 * const step = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * const view = seeStep(beginView(RULESETS['nain-jaune-court'], 4, seatAt(1)), step);
 * moveText(BOTS.heuristic.choose(view, legalMovesOf(view), seededRandom(1))); // => 'Ac'
 * ```
 */
export const BOTS: Readonly<Record<BotName, Bot>> = { ...levels, ...characters };
