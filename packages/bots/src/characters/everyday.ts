import type { Bot } from '../bot.ts';
import { heuristic } from '../heuristic/heuristic.ts';

/** Plays for characters wherever their temper leaves them a choice. */
export const everyday: Bot = heuristic;
