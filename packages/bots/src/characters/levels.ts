import type { Bot } from '../bot.ts';
import { heuristic } from '../heuristic/heuristic.ts';
import { expert } from '../levels/levels.ts';

/** Plays for characters wherever their temper leaves them a choice. */
export const everyday: Bot = heuristic;

/** Plays for the character that counts the cards. */
export const counting: Bot = expert;
