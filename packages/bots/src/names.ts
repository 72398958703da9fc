/**
 * The names of the bots, without their code.
 *
 * @module @nain-jaune/bots/names
 */
import { CHARACTER_NAMES, type CharacterName } from './characters/character.ts';

export { CHARACTER_NAMES, type CharacterName, isCharacterName, PACES } from './characters/character.ts';

export const LEVELS = ['random', 'lowest', 'longest', 'heuristic', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The name of a level or a character. */
export type BotName = Level | CharacterName;
/** The levels, the weakest first, then the characters. */
export const BOT_NAMES: readonly BotName[] = [...LEVELS, ...CHARACTER_NAMES];

/** The bots that search. The others answer at once and can be loaded without the search. */
export const THINKERS = ['expert', 'master', 'leonie'] as const satisfies readonly BotName[];
export type QuickBotName = Exclude<BotName, (typeof THINKERS)[number]>;

/** How hard bots are to beat, the easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * How hard each bot is to beat, in the order in which bots of one difficulty are seated. An easy character loses at least two
 * counters a deal against the level `heuristic` under both the family rules and those of 1789 (`nain arena`); a medium one loses
 * less under at least one of them.
 */
export const DIFFICULTY_OF: Readonly<Record<BotName, Difficulty>> = {
  ninon: 'easy',
  prosper: 'easy',
  gaspard: 'easy',
  lowest: 'easy',
  longest: 'easy',
  random: 'easy',
  rosalie: 'medium',
  hector: 'medium',
  blandine: 'medium',
  achille: 'medium',
  heuristic: 'medium',
  leonie: 'hard',
  expert: 'hard',
  master: 'hard',
};

/** The bots that are easier or harder if runs stay within a suit: some are no better than chance then, and `prosper` is better than `heuristic`. */
export const DIFFICULTY_WITHIN_SUIT: Readonly<Partial<Record<BotName, Difficulty>>> = {
  prosper: 'medium',
  rosalie: 'easy',
  blandine: 'easy',
};

export function isBotName(text: string): text is BotName {
  return (BOT_NAMES as readonly string[]).includes(text);
}
