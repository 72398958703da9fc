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
 * import { beginView, dealCards, handOf, legalMovesOf, moveText, PACK, RULESETS, seatAt, see, startGame } from '@nain-jaune/engine';
 * import { seededRandom } from '@nain-jaune/engine/random';
 *
 * const { game, events } = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK);
 * if (game.deal === null) throw new Error('the deal has begun');
 * const seen = events.reduce(see, beginView(game.ruleset, game.players, seatAt(1)));
 * const view = see(seen, { type: 'picked-up', cards: handOf(game.deal, seatAt(1)) });
 * moveText(BOTS.heuristic.choose(view, legalMovesOf(view), seededRandom(1))); // => 'Ac'
 * ```
 */
export const BOTS: Readonly<Record<BotName, Bot>> = { ...levels, ...characters };
